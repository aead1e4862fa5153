import type {FilteredResponseQueryOptions, SanityClient} from '@sanity/client'

import type {Address, LocalizedPath} from '../../urls/addresses'
import type {AddressesQueryResult} from '../types.generated'
import {addressesQuery} from './queries'
import type {Redirect} from './redirects'

/** A page or article with its translations, its own language included. Null without any. */
export interface TranslationAddress extends Address {
  _id?: string
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

/** The documents of a set of translations: of several in one language, the first that is published. */
export function firstOfEachLanguage<T extends {language: string | null}>(
  documents: {id: string | null}[] | null,
  published: ReadonlyMap<string, T>,
): Map<string, T> {
  const languages = new Set<string | null>()
  return new Map(
    (documents ?? []).flatMap(({id}): [string, T][] => {
      const found = id && published.get(id)
      if (!found || languages.has(found.language)) return []
      languages.add(found.language)
      return [[id, found]]
    }),
  )
}

/** Joins addresses with their translations. */
export function withTranslations({
  pages,
  articles,
  translations,
  redirects,
}: AddressesQueryResult): Addresses {
  const published = new Map([...pages, ...articles].map((address) => [address._id, address]))
  const pathsById = new Map<string, LocalizedPath[]>()
  for (const {documents} of translations) {
    const first = firstOfEachLanguage(documents, published)
    const localized = [...first.values()].map(({language, path}) => ({language, path}))
    for (const id of first.keys()) if (!pathsById.has(id)) pathsById.set(id, localized)
  }
  const joined = (address: Address & {_id: string}): TranslationAddress => ({
    ...address,
    translations: pathsById.get(address._id) ?? null,
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
