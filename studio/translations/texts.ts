import {
  isArrayOfBlocksSchemaType,
  isArraySchemaType,
  isObjectSchemaType,
  pathToString,
  type ArraySchemaType,
  type ObjectSchemaType,
  type Path,
  type SchemaType,
} from 'sanity'

import {isFields, type Fields} from './fields'

/** A text of a document that each language has in its own words. */
export interface DocumentText {
  /** Where it is, as the Studio writes it: `sections[_key=="hero"].title`. */
  path: string
  /** The titles of the fields on the way to it: `Sections`, `Hero`, `Title`. */
  titles: string[]
  text: string
}

/** Where the walk through a document is. */
interface Place {
  path: Path
  titles: string[]
}

const figureToken = /\{\{[a-z0-9-]+\}\}/g

/** Whether a text has words, and is not only a number, a figure or a sign. */
function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text.replaceAll(figureToken, ''))
}

/** The name of Sanity's own type that a type is made of. */
function coreName(type: SchemaType): string {
  return type.type ? coreName(type.type) : type.name
}

/** Whether a field is of the document itself, and not of its translations: an address, for one. */
function isExcluded({options}: SchemaType): boolean {
  const {documentInternationalization} = (options ?? {}) as {
    documentInternationalization?: {exclude?: boolean}
  }
  return documentInternationalization?.exclude === true
}

/** Whether a string is written by an editor, and neither chosen from a list nor made for machines. */
function isWritten(type: SchemaType): boolean {
  const list = (type.options as {list?: unknown} | undefined)?.list
  return type.name !== 'language' && !list && ['string', 'text'].includes(coreName(type))
}

/** What a paragraph says, its figures left out. */
export function blockText({children}: Fields): string {
  if (!Array.isArray(children)) return ''
  return children.map(({text}: Fields) => (typeof text === 'string' ? text : '\u{FFFC}')).join('')
}

function itemTypeOf(type: ArraySchemaType, item: unknown): SchemaType | undefined {
  if (!isFields(item)) return type.of.find(({jsonType}) => jsonType === typeof item)
  return type.of.find(({name}) => name === item['_type']) ?? type.of[0]
}

function textsOfItem(type: ArraySchemaType, item: unknown, index: number, place: Place) {
  const itemType = itemTypeOf(type, item)
  if (!itemType) return []
  const key = isFields(item) && typeof item['_key'] === 'string' ? {_key: item['_key']} : index
  const path = [...place.path, key]
  if (isFields(item) && item['_type'] === 'block') {
    return [{path: pathToString(path), titles: place.titles, text: blockText(item)}]
  }
  const isNamed = isFields(item) && !isArrayOfBlocksSchemaType(type)
  const titles = isNamed ? [...place.titles, itemType.title ?? itemType.name] : place.titles
  return textsIn(itemType, item, {path, titles})
}

function textsIn(type: SchemaType, value: unknown, place: Place): DocumentText[] {
  if (value === undefined || value === null || isExcluded(type)) return []
  if (typeof value === 'string') {
    return isWritten(type)
      ? [{path: pathToString(place.path), titles: place.titles, text: value}]
      : []
  }
  if (Array.isArray(value)) {
    if (!isArraySchemaType(type)) return []
    return value.flatMap((item, index) => textsOfItem(type, item, index, place))
  }
  return isFields(value) && isObjectSchemaType(type) ? textsOfFields(type, value, place) : []
}

function textsOfFields(type: ObjectSchemaType, value: Fields, place: Place): DocumentText[] {
  if (['reference', 'slug'].includes(coreName(type))) return []
  return type.fields
    .filter(({name}) => name !== 'language')
    .flatMap(({name, type: fieldType}) =>
      textsIn(fieldType, value[name], {
        path: [...place.path, name],
        titles: [...place.titles, fieldType.title ?? name],
      }),
    )
}

/** Everything that editors wrote in a document, figures and numbers too, from top to bottom. */
export function writtenIn(type: ObjectSchemaType, document: Fields): DocumentText[] {
  return textsOfFields(type, document, {path: [], titles: []})
}

/** Everything in a document that is written in its language, from top to bottom. */
export function textsOf(type: ObjectSchemaType, document: Fields): DocumentText[] {
  return writtenIn(type, document).filter(({text}) => hasWords(text))
}

/** A document without the fields that its translations do not take over. */
export function withoutExcluded(type: ObjectSchemaType, document: Fields): Fields {
  const excluded = new Set(
    type.fields.filter((field) => isExcluded(field.type)).map(({name}) => name),
  )
  return Object.fromEntries(Object.entries(document).filter(([name]) => !excluded.has(name)))
}
