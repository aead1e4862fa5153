import {blockTypes} from './blocks'
import {documentTypes} from './documents'
import {namingKnownFigures} from './documents/known-figures'
import {objectTypes} from './objects'
import {sectionTypes} from './sections'

/** The whole schema, as the Studio and the type generator read it. */
export const schemaTypes = [
  ...documentTypes.map(namingKnownFigures),
  ...sectionTypes,
  ...blockTypes,
  ...objectTypes,
]
