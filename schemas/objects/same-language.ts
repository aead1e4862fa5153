import type {ReferenceFilterResolver} from 'sanity'

import {isLocale} from '../../lib/i18n/locales'

/** A filter by the readers' language: the document's, or the menu's in a document that has one menu per language. */
const filterBy =
  (filter: string): ReferenceFilterResolver =>
  ({document, parentPath}) => {
    const language = document['language'] ?? parentPath.find(isLocale)
    return typeof language === 'string' ? {filter, params: {language}} : {filter: 'true'}
  }

/** Reference filter: documents in the same language. */
export const sameLanguage = filterBy('language == $language')

/** Reference filter: documents in the same language, and articles without a translation in it. */
export const readableInLanguage = filterBy(
  'language == $language || $language in untranslatedSlugs[].language',
)
