import {evaluate, parse} from 'groq-js'
import {
  createSchema,
  type InitialValueResolverContext,
  type SanityDocument,
  validateDocument,
} from 'sanity'

import {schemaTypes} from '../../../schemas'
import {entries, type Fields} from './dataset'
import {examples} from './examples'

export const schema = createSchema({name: 'content', types: schemaTypes})

const dataset = entries.map(({document}) => document)

const published = new Set([...dataset, ...examples].map(({_id}) => _id))

/** A client for a Content Lake that holds only `content/`. */
const client = {
  withConfig: () => client,
  async fetch(query: string, params: Fields = {}): Promise<unknown> {
    const answer = await evaluate(parse(query, {params}), {dataset, params})
    return answer.get()
  },
}

/** The context of initial values. */
export const initialValueContext: InitialValueResolverContext = {
  projectId: 'content',
  dataset: 'content',
  schema,
  currentUser: null,
  getClient: () => client as never,
}

/** A validation result. */
export interface Problem {
  level: 'error' | 'warning' | 'info'
  /** A path in the document, as JSON. */
  path: string
  message: string
}

/** Shows Sanity's own messages by key: only ours are tested. */
const i18nOf = (id: string) => ({
  currentLocale: {id, title: id},
  locales: [],
  loadNamespaces: async () => undefined,
  t: (key: string) => key,
})

/** Validates a document as the Studio does, in a dataset that holds only `content/`. */
export async function problemsOf(document: Fields, locale?: 'fr-FR'): Promise<Problem[]> {
  const workspace = {schema, ...(locale && {i18n: i18nOf(locale)})}
  const markers = await validateDocument({
    document: document as unknown as SanityDocument,
    workspace: workspace as unknown as Parameters<typeof validateDocument>[0]['workspace'],
    getClient: () => client as never,
    getDocumentExists: async ({id}) => published.has(id),
  })
  return markers.map(({level, path, message}) => ({level, path: JSON.stringify(path), message}))
}
