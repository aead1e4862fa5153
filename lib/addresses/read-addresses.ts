import type {FilteredResponseQueryOptions, SanityClient} from '@sanity/client'

import type {AddressesQueryResult} from '../content/types.generated'
import type {Address, LocalizedPath} from '../routing/addresses'
import {addressesQuery} from './queries'
import type {Redirect} from './redirects'

/** A page or article with its translations, its own language included. Null without any. */
export interface TranslationAddress extends Address {
  /** URL path of an article's original. */
  canonicalPath?: string | null
  translations: LocalizedPath[] | null
}

/** All pages, articles (newest first) and redirects. */
export interface Addresses {
  pages: TranslationAddress[]
  articles: TranslationAddress[]
  redirects: Redirect[]
}

/** Joins addresses with their translations. An unpublished translation has no path. */
export function withTranslations({
  pages,
  articles,
  translations,
  redirects,
}: AddressesQueryResult): Addresses {
  const paths = new Map([...pages, ...articles].map(({_id, path}) => [_id, path]))
  const pathsById = new Map<string, LocalizedPath[]>()
  for (const {documents} of translations) {
    const localized = (documents ?? []).map(({language, id}) => ({
      language,
      path: paths.get(id ?? '') ?? null,
    }))
    for (const {id} of documents ?? []) {
      if (id && !pathsById.has(id)) pathsById.set(id, localized)
    }
  }
  const joined = ({_id, ...address}: Address & {_id: string}): TranslationAddress => ({
    ...address,
    translations: pathsById.get(_id) ?? null,
  })
  return {pages: pages.map(joined), articles: articles.map(joined), redirects}
}

/** Reads the current addresses of all pages and articles, with their translations and the redirects. */
export async function readAddresses(
  client: SanityClient,
  options: FilteredResponseQueryOptions = {},
): Promise<Addresses> {
  return withTranslations(await client.fetch(addressesQuery, {}, options))
}
