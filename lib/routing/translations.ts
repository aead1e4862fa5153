import type {AddressesQueryResult} from '../content/types.generated'
import type {Address, Place} from './addresses'
import type {Redirect} from './redirects'

/** Where a page or article is read, and its text in each language, its own included; null for what has no translation. */
export interface TwinAddress extends Address {
  twins: Place[] | null
}

/** Where everything is read, the newest article first, and the addresses that lead elsewhere. */
export interface Addresses {
  pages: TwinAddress[]
  articles: TwinAddress[]
  redirects: Redirect[]
}

/** Gives each address those of the same text in other languages; a translation that is not published has no path. */
export function withTwins({
  pages,
  articles,
  translations,
  redirects,
}: AddressesQueryResult): Addresses {
  const paths = new Map([...pages, ...articles].map(({_id, path}) => [_id, path]))
  const twinsById = new Map<string, Place[]>()
  for (const {documents} of translations) {
    const twins = (documents ?? []).map(({language, id}) => ({
      language,
      path: paths.get(id ?? '') ?? null,
    }))
    for (const {id} of documents ?? []) {
      if (id && !twinsById.has(id)) twinsById.set(id, twins)
    }
  }
  const joined = ({_id, ...address}: Address & {_id: string}): TwinAddress => ({
    ...address,
    twins: twinsById.get(_id) ?? null,
  })
  return {pages: pages.map(joined), articles: articles.map(joined), redirects}
}
