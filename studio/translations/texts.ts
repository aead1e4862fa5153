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

import {isJsonObject, type JsonObject} from '../../lib/server/json'

/** A translatable text of a document. */
export interface DocumentText {
  /** The Studio's path: `sections[_key=="hero"].title`. */
  path: string
  /** The titles of the fields above it: `Sections`, `Hero`, `Title`. */
  titles: string[]
  text: string
  /** The block, if the text is a paragraph. */
  block?: JsonObject
}

interface TextLocation {
  path: Path
  titles: string[]
}

const figureToken = /\{\{[a-z0-9-]+\}\}/g

/** Whether a text has words, besides numbers, figures and signs. */
function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text.replaceAll(figureToken, ''))
}

/** The name of the built-in type that a type extends. */
function coreName(type: SchemaType): string {
  return type.type ? coreName(type.type) : type.name
}

/** Whether translations leave out a field, such as an address. */
function isExcluded({options}: SchemaType): boolean {
  const {documentInternationalization} = (options ?? {}) as {
    documentInternationalization?: {exclude?: boolean}
  }
  return documentInternationalization?.exclude === true
}

/** Whether an editor writes the text of a field, and does not choose it from a list. */
function isWritten(type: SchemaType): boolean {
  const list = (type.options as {list?: unknown} | undefined)?.list
  return !list && ['string', 'text'].includes(coreName(type))
}

/** Placeholder of a figure in the text of a paragraph. */
export const figureSign = '\u{FFFC}'

/** The text of a paragraph, with a sign for each figure. */
export function blockText({children}: JsonObject): string {
  if (!Array.isArray(children)) return ''
  return children
    .map(({text}: JsonObject) => (typeof text === 'string' ? text : figureSign))
    .join('')
}

function itemTypeOf(type: ArraySchemaType, item: unknown): SchemaType | undefined {
  if (!isJsonObject(item)) return type.of.find(({jsonType}) => jsonType === typeof item)
  return type.of.find(({name}) => name === item['_type']) ?? type.of[0]
}

function textsOfItem(type: ArraySchemaType, item: unknown, index: number, at: TextLocation) {
  const itemType = itemTypeOf(type, item)
  if (!itemType) return []
  const key = isJsonObject(item) && typeof item['_key'] === 'string' ? {_key: item['_key']} : index
  const path = [...at.path, key]
  if (isJsonObject(item) && item['_type'] === 'block') {
    return [{path: pathToString(path), titles: at.titles, text: blockText(item), block: item}]
  }
  const isNamed = isJsonObject(item) && !isArrayOfBlocksSchemaType(type)
  const titles = isNamed ? [...at.titles, itemType.title ?? itemType.name] : at.titles
  return textsIn(itemType, item, {path, titles})
}

function textsIn(type: SchemaType, value: unknown, at: TextLocation): DocumentText[] {
  if (isExcluded(type)) return []
  if (typeof value === 'string') {
    return isWritten(type) ? [{path: pathToString(at.path), titles: at.titles, text: value}] : []
  }
  if (Array.isArray(value)) {
    if (!isArraySchemaType(type)) return []
    return value.flatMap((item, index) => textsOfItem(type, item, index, at))
  }
  return isJsonObject(value) && isObjectSchemaType(type) ? textsOfFields(type, value, at) : []
}

function textsOfFields(
  type: ObjectSchemaType,
  value: JsonObject,
  at: TextLocation,
): DocumentText[] {
  if (coreName(type) === 'reference') return []
  return type.fields
    .filter(({name}) => name !== 'language')
    .flatMap(({name, type: fieldType}) =>
      textsIn(fieldType, value[name], {
        path: [...at.path, name],
        titles: [...at.titles, fieldType.title ?? name],
      }),
    )
}

/** Returns every text of a document from top to bottom, including figures and numbers. */
export function writtenIn(type: ObjectSchemaType, document: JsonObject): DocumentText[] {
  return textsOfFields(type, document, {path: [], titles: []})
}

/** Returns every text of a document that needs translation, from top to bottom. */
export function textsOf(type: ObjectSchemaType, document: JsonObject): DocumentText[] {
  return writtenIn(type, document).filter(({text}) => hasWords(text))
}

/** A document without the fields that translations do not copy. */
export function withoutExcluded(type: ObjectSchemaType, document: JsonObject): JsonObject {
  const excluded = new Set(
    type.fields.filter((field) => isExcluded(field.type)).map(({name}) => name),
  )
  return Object.fromEntries(Object.entries(document).filter(([name]) => !excluded.has(name)))
}
