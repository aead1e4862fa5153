import type {ReferenceFilterResolver} from 'sanity'

import {isLocale} from '../../lib/i18n/locales'

type Context = Parameters<ReferenceFilterResolver>[0]

/** Returns the readers' language: the document's, or the menu's in a document that has one menu per language. */
function languageOf({document, parentPath}: Context): unknown {
  return document['language'] ?? parentPath.find(isLocale)
}

/** Reference filter: documents in the same language. */
export const sameLanguage: ReferenceFilterResolver = (context) => {
  const language = languageOf(context)
  if (typeof language !== 'string') return {filter: 'true'}
  return {filter: 'language == $language', params: {language}}
}

/** Reference filter: documents in the same language, and articles without a translation in it. */
export const readableInLanguage: ReferenceFilterResolver = (context) => {
  const language = languageOf(context)
  if (typeof language !== 'string') return {filter: 'true'}
  return {
    filter: 'language == $language || $language in untranslatedSlugs[].language',
    params: {language},
  }
}
