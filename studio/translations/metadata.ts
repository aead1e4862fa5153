import {getPublishedId, getDraftId, getVersionId} from '@sanity/client/csm'
import type {SanityDocument} from 'sanity'

import {defaultLocale, isLocale, type Locale} from '../../lib/i18n/locales'
import type {TranslationRecord} from './record'

/** Sanity's document that links translations, with the records of their state. */
export interface TranslationMetadata {
  _id: string
  _rev: string
  translations: {_key: string; language: string; value?: {_ref?: string}}[] | null
  records: TranslationRecord[] | null
}

/** The plugin's type for these documents. */
export const metadataType = 'translation.metadata'

/** Links of documents that exist. Deleted ones stay linked, so that restoring one needs nothing else. */
const existingTranslations = /* groq */ `translations[count(*[
  _id == ^.value._ref || _id == "drafts." + ^.value._ref ||
  (_id in path("versions.**") && string::split(_id, ".")[2] == ^.value._ref)
]) > 0]`

/** Reads the metadata of the document `$id`. */
export const metadataQuery = /* groq */ `*[_type == "${metadataType}" && references($id)][0]{
  _id, _rev, "translations": ${existingTranslations}, records
}`

/** The link of a translation in a language. */
export function translationReference(language: Locale, id: string) {
  return {
    _key: language,
    _type: 'internationalizedArrayReferenceValue',
    language,
    value: {_type: 'reference', _ref: id, _weak: true},
  }
}

/** New metadata for a document. Its id follows from the document's, so that two editors cannot create two. */
export function newMetadata(type: string, from: Locale, id: string) {
  return {
    _id: `translation-${id}`,
    _type: metadataType,
    schemaTypes: [type],
    translations: [translationReference(from, id)],
  }
}

/** The id of the translation into a language, or null. */
export function translationIdOf(
  metadata: Pick<TranslationMetadata, 'translations'> | null,
  language: Locale,
): string | null {
  return metadata?.translations?.find((item) => item.language === language)?.value?._ref ?? null
}

/** The language that a document was translated from: without a record, the default one. */
export function sourceLanguageOf(
  metadata: TranslationMetadata | null,
  language: Locale,
): Locale | null {
  const from = recordFor(metadata, language)?.from ?? defaultLocale
  return isLocale(from) && from !== language ? from : null
}

/** The record of the translation into a language. */
export function recordFor(
  metadata: Pick<TranslationMetadata, 'records'> | null,
  language: Locale,
): TranslationRecord | undefined {
  return metadata?.records?.find((record) => record.language === language)
}

/** The draft id and the published id of a document. */
export function bothIds(id: string): [draft: string, published: string] {
  return [getDraftId(getPublishedId(id)), getPublishedId(id)]
}

/** The ids that a document may be stored under, in a release too if one is given. */
export function storedIds(id: string, release?: string): string[] {
  return release ? [getVersionId(id, release), ...bothIds(id)] : bothIds(id)
}

/** The language that a document is linked as. */
export function languageIn(
  metadata: Pick<TranslationMetadata, 'translations'> | null,
  id: string,
): Locale | null {
  const language = metadata?.translations?.find(({value}) => value?._ref === id)?.language
  return isLocale(language) ? language : null
}

/** The version that readers see, or the draft if none is published. */
export function seenByReaders(documents: SanityDocument[] | undefined): SanityDocument | null {
  return documents?.find(({_id}) => _id === getPublishedId(_id)) ?? documents?.[0] ?? null
}
