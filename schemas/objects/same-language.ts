import type {ReferenceFilterResolver} from 'sanity'

import {isLocale} from '../../lib/i18n/locales'

type Context = Parameters<ReferenceFilterResolver>[0]

/** The language of the readers: that of the document, or of the menu in a document that has one for each. */
function languageOf({document, parentPath}: Context): unknown {
  return document['language'] ?? parentPath.find(isLocale)
}

/** Reference filter: offers only documents in the language of the document that refers to them. */
export const sameLanguage: ReferenceFilterResolver = (context) => {
  const language = languageOf(context)
  if (typeof language !== 'string') return {filter: 'true'}
  return {filter: 'language == $language', params: {language}}
}

/** Reference filter: documents in the language of this one, and articles that its readers can only have in another. */
export const readableInLanguage: ReferenceFilterResolver = (context) => {
  const language = languageOf(context)
  if (typeof language !== 'string') return {filter: 'true'}
  return {
    filter: 'language == $language || $language in untranslatedSlugs[].language',
    params: {language},
  }
}
