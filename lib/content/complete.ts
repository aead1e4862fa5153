import 'server-only'
import {createHash} from 'node:crypto'

import generated from './shapes.generated.json'
import {type Unfinished, unfinishedType} from './unfinished'

/** What the schema says of a part of an answer; the numbers are places in `shapes`. */
interface Shape {
  /** It may be missing. */
  optional?: boolean
  /** It may, but is never null. */
  absent?: boolean
  /** It is one text, number or yes-or-no; this stands where it is missing. */
  plain?: string | number | boolean
  /** It is one of these texts. */
  choices?: string[]
  /** It is a list of these. */
  list?: number
  /** It is an object with these. */
  fields?: Record<string, number>
  /** It is one of these objects, by its `_type`. */
  kinds?: Record<string, number>
}

type Fields = Record<string, unknown>

const queries: Record<string, number> = generated.queries
const shapes = generated.shapes as Shape[]

function shapeAt(place: number): Shape {
  return shapes[place] ?? {optional: true}
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Another document, which a reference leads to. */
function isDocument({optional, fields}: Shape): boolean {
  const id = fields?.['_id']
  return !optional && id !== undefined && !shapeAt(id).optional
}

function isFound(value: unknown): boolean {
  return isFields(value) && typeof value['_id'] === 'string'
}

/** The fields of an item that lead to no document. */
function lacksOf(item: Fields, {fields = {}}: Shape): string[] {
  return Object.entries(fields)
    .filter(([name, place]) => isDocument(shapeAt(place)) && !isFound(item[name]))
    .map(([name]) => name)
}

function completeFields(value: Fields, fields: Record<string, number>): Fields {
  const result = {...value}
  for (const [name, place] of Object.entries(fields)) {
    if (value[name] !== undefined || !shapeAt(place).optional) {
      result[name] = completePart(value[name], place)
    }
  }
  return result
}

/** What stands where nothing is: empty texts, empty lists, objects of these. */
function blank({plain, list, fields}: Shape): unknown {
  if (plain !== undefined) return plain
  if (list !== undefined) return []
  if (!fields) return null
  const nothing = Object.fromEntries(Object.keys(fields).map((name) => [name, null]))
  return completeFields(nothing, fields)
}

function itemShape(item: Fields, shape: Shape): Shape | undefined {
  if (!shape.kinds) return shape
  const kind = shape.kinds[String(item['_type'])]
  return kind === undefined ? undefined : shapeAt(kind)
}

function completeItem(item: unknown, place: number): unknown[] {
  const shape = shapeAt(place)
  if (item == null) return []
  if (!isFields(item) || !(shape.kinds ?? shape.fields)) return [completePart(item, place)]
  const own = itemShape(item, shape)
  // A newer version of the schema knows what this is; nothing at all is what a reference to nothing leaves.
  if (!own) return '_type' in item ? [item] : []
  if (isDocument(own) && !isFound(item)) return []
  const lacks = shape.kinds ? lacksOf(item, own) : []
  if (lacks.length === 0) return [completeFields(item, own.fields ?? {})]
  const unfinished: Unfinished = {
    _key: String(item['_key']),
    _type: unfinishedType,
    of: String(item['_type']),
    lacks,
  }
  return [unfinished]
}

function completeObject(value: Fields, shape: Shape): unknown {
  const fields = itemShape(value, shape)?.fields
  return fields ? completeFields(value, fields) : value
}

function completePlain(value: unknown, {optional, plain, choices}: Shape): unknown {
  if (typeof value !== typeof plain) return plain
  return optional || !choices || choices.includes(String(value)) ? value : plain
}

function missing(value: unknown, shape: Shape): unknown {
  if (!shape.optional) return blank(shape)
  return shape.absent ? undefined : value
}

function completePart(value: unknown, place: number): unknown {
  const shape = shapeAt(place)
  const {plain, list, fields, kinds} = shape
  if (value == null) return missing(value, shape)
  if (plain !== undefined) return completePlain(value, shape)
  if (list !== undefined) {
    return Array.isArray(value) ? value.flatMap((item) => completeItem(item, list)) : blank(shape)
  }
  if (fields ?? kinds) return isFields(value) ? completeObject(value, shape) : blank(shape)
  return value
}

/**
 * The answer to a query as its type promises it, whatever its documents lack. The type believes in the rules of the schema,
 * which the Studio enforces when somebody publishes: neither a draft nor a document written through the API has to keep
 * them. A required text that is missing is empty, a list as well, and items that lead to no document are gone; a section or
 * block that is nothing without its document becomes an `Unfinished` one. What is complete stays as it is.
 */
export function complete<T>(query: string, answer: T): T {
  const place = queries[createHash('sha256').update(query).digest('hex').slice(0, 16)]
  return place === undefined ? answer : (completePart(answer, place) as T)
}
