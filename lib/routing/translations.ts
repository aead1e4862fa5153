import type {AddressesQueryResult} from '../content/types.generated'
import type {Address, Place} from './addresses'
import type {Redirect} from './redirects'

/** Where a page or article is read, and its text in each language, its own included; null for what has no translation. */
export interface TranslationAddress extends Address {
  translations: Place[] | null
}

/** Where everything is read, the newest article first, and the addresses that lead elsewhere. */
export interface Addresses {
  pages: TranslationAddress[]
  articles: TranslationAddress[]
  redirects: Redirect[]
}

/** Gives each address those of the same text in other languages; a translation that is not published has no path. */
export function withTranslations({
  pages,
  articles,
  translations,
  redirects,
}: AddressesQueryResult): Addresses {
  const paths = new Map([...pages, ...articles].map(({_id, path}) => [_id, path]))
  const placesById = new Map<string, Place[]>()
  for (const {documents} of translations) {
    const places = (documents ?? []).map(({language, id}) => ({
      language,
      path: paths.get(id ?? '') ?? null,
    }))
    for (const {id} of documents ?? []) {
      if (id && !placesById.has(id)) placesById.set(id, places)
    }
  }
  const joined = ({_id, ...address}: Address & {_id: string}): TranslationAddress => ({
    ...address,
    translations: placesById.get(_id) ?? null,
  })
  return {pages: pages.map(joined), articles: articles.map(joined), redirects}
}
