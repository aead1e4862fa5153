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

/** A translatable text of a document. */
export interface DocumentText {
  /** The Studio's path: `sections[_key=="hero"].title`. */
  path: string
  /** The titles of the fields above it: `Sections`, `Hero`, `Title`. */
  titles: string[]
  text: string
  /** The paragraph that the text is of. */
  block?: Fields
}

interface Place {
  path: Path
  titles: string[]
}

const figureToken = /\{\{[a-z0-9-]+\}\}/g

/** True for a text that is more than a number, a figure or a sign. */
function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text.replaceAll(figureToken, ''))
}

/** The name of the built-in type that a type extends. */
function coreName(type: SchemaType): string {
  return type.type ? coreName(type.type) : type.name
}

/** True for a field that translations do not copy, such as an address. */
function isExcluded({options}: SchemaType): boolean {
  const {documentInternationalization} = (options ?? {}) as {
    documentInternationalization?: {exclude?: boolean}
  }
  return documentInternationalization?.exclude === true
}

/** True for a string that an editor writes: not the language, not chosen from a list. */
function isWritten(type: SchemaType): boolean {
  const list = (type.options as {list?: unknown} | undefined)?.list
  return type.name !== 'language' && !list && ['string', 'text'].includes(coreName(type))
}

/** The text of a paragraph without its figures. */
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
    return [{path: pathToString(path), titles: place.titles, text: blockText(item), block: item}]
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

/** Every text of a document, figures and numbers too, from top to bottom. */
export function writtenIn(type: ObjectSchemaType, document: Fields): DocumentText[] {
  return textsOfFields(type, document, {path: [], titles: []})
}

/** Every text of a document that needs translation, from top to bottom. */
export function textsOf(type: ObjectSchemaType, document: Fields): DocumentText[] {
  return writtenIn(type, document).filter(({text}) => hasWords(text))
}

/** A document without the fields that translations do not copy. */
export function withoutExcluded(type: ObjectSchemaType, document: Fields): Fields {
  const excluded = new Set(
    type.fields.filter((field) => isExcluded(field.type)).map(({name}) => name),
  )
  return Object.fromEntries(Object.entries(document).filter(([name]) => !excluded.has(name)))
}
