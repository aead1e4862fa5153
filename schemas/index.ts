import {type InterfaceLanguage, withTexts} from './bilingual'
import {blockTypes} from './blocks'
import {documentTypes} from './documents'
import {namingKnownFigures} from './documents/known-figures'
import {objectTypes} from './objects'
import {sectionTypes} from './sections'

/** All types, with their texts in both interface languages. */
export const bilingualTypes = [
  ...documentTypes.map(namingKnownFigures),
  ...sectionTypes,
  ...blockTypes,
  ...objectTypes,
]

/** Returns all types for a Studio in one interface language. */
export function schemaTypesIn(language: InterfaceLanguage): typeof bilingualTypes {
  return withTexts(bilingualTypes, (texts) => texts[language])
}

/** All schema types, for the Studio in English and the type generator. */
export const schemaTypes = schemaTypesIn('en-US')
