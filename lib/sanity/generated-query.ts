import type {SanityQueries} from '@sanity/client'

/** A query text with a generated result type. The result of any other would silently be `any`. */
export type GeneratedQuery<Query extends string> = Query extends keyof SanityQueries
  ? Query
  : 'This query has no generated type: run `npm run typegen`.'
