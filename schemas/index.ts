import {blockTypes} from './blocks'
import {documentTypes} from './documents'
import {namingKnownFigures} from './documents/known-figures'
import {objectTypes} from './objects'
import {sectionTypes} from './sections'

/** All schema types, for the Studio and the type generator. */
export const schemaTypes = [
  ...documentTypes.map(namingKnownFigures),
  ...sectionTypes,
  ...blockTypes,
  ...objectTypes,
]
