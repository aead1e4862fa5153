import {getPublishedId, getDraftId} from '@sanity/client/csm'

import {defaultLocale, isLocale, type Locale} from '../../lib/i18n/locales'
import type {TranslationRecord} from './record'

/** The document that links the versions of another one in all languages, with what is known of their translation. */
export interface TranslationLink {
  _id: string
  _rev: string
  translations: {_key: string; language: string; value?: {_ref?: string}}[] | null
  records: TranslationRecord[] | null
}

/** The type of the documents above; the translations plugin brings it. */
export const linkType = 'translation.metadata'

/** The link of `$id`, or null. */
export const linkQuery = /* groq */ `*[_type == "${linkType}" && references($id)][0]{_id, _rev, translations, records}`

/** The id of a document's version in a language, or null while it has none. */
export function translationIdOf(
  link: Pick<TranslationLink, 'translations'> | null,
  language: Locale,
): string | null {
  return link?.translations?.find((item) => item.language === language)?.value?._ref ?? null
}

/** The language that a version was translated from; without a record, the site's default one. */
export function sourceLanguageOf(link: TranslationLink | null, language: Locale): Locale | null {
  const from = recordFor(link, language)?.from ?? defaultLocale
  return isLocale(from) && from !== language ? from : null
}

/** What is noted of the translation into a language. */
export function recordFor(
  link: Pick<TranslationLink, 'records'> | null,
  language: Locale,
): TranslationRecord | undefined {
  return link?.records?.find((record) => record.language === language)
}

/** The ids under which a document is edited and published. */
export function bothIds(id: string): [draft: string, published: string] {
  return [getDraftId(getPublishedId(id)), getPublishedId(id)]
}
