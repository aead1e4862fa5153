import type {ReferenceFilterResolver} from 'sanity'

/** Reference filter: offers only documents in the language of the document that refers to them. */
export const sameLanguage: ReferenceFilterResolver = ({document}) => {
  const language = document['language']
  if (typeof language !== 'string') return {filter: 'true'}
  return {filter: 'language == $language', params: {language}}
}

/** Reference filter: documents in the language of this one, and articles that its readers can only have in another. */
export const readableInLanguage: ReferenceFilterResolver = ({document}) => {
  const language = document['language']
  if (typeof language !== 'string') return {filter: 'true'}
  return {
    filter: 'language == $language || $language in untranslatedSlugs[].language',
    params: {language},
  }
}
