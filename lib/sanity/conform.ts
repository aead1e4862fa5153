import {type ObjectTypeNode, parse, type SchemaType, typeEvaluate, type TypeNode} from 'groq-js'

import {isBlank} from '../i18n/blank'
import {parseDate} from '../i18n/dates'
import {isJsonObject, mapJson} from '../server/json'
import {deepestList} from './options'
import schemaFile from './schema.generated.json'

const schema = schemaFile as SchemaType
const declared = new Map(schema.map((type) => [type.name, type]))
const known = new Map<string, TypeNode[]>()

/** Types of a query's result, as Sanity TypeGen infers them. */
function typesOf(query: string): TypeNode[] {
  const types = known.get(query) ?? alternatives(typeEvaluate(parse(query), schema))
  known.set(query, types)
  return types
}

/** A value that was left out: the enclosing document, and the path in it. */
interface LeftOut {
  id: unknown
  path: string
}

/** Position of a value, and what to call when it is left out. */
interface Position extends LeftOut {
  report: (leftOut: LeftOut) => void
}

type Fields = Record<string, unknown>

const flattened = new WeakMap<TypeNode, TypeNode[]>()

/** Possible types of a value: flattens unions, and replaces names by their declarations. Cached: values share types. */
function alternatives(type: TypeNode): TypeNode[] {
  const types = flattened.get(type) ?? flatten(type)
  flattened.set(type, types)
  return types
}

const plainTypes = new Set(['string', 'number', 'boolean', 'null'])

/** Types without one twice: a union of all sections has hundreds of texts, which would each be compared with each value. */
function distinct(types: TypeNode[]): TypeNode[] {
  return [
    ...new Map(types.map((type) => [plainTypes.has(type.type) ? type.type : type, type])).values(),
  ]
}

const kinds = new WeakMap<TypeNode[], Set<string>>()

/** The names of the kinds of some types: `string`, `array`. Cached, as a result has thousands of values. */
function kindsOf(types: TypeNode[]): Set<string> {
  const names = kinds.get(types) ?? new Set(types.map(({type}) => type))
  kinds.set(types, names)
  return names
}

const derived = new WeakMap<TypeNode[], Map<string, TypeNode[]>>()

/** Types that follow from others by a name, such as those of a field. Computed once: a result has thousands of values. */
function once<Type extends TypeNode>(
  types: TypeNode[],
  name: string,
  derive: () => Type[],
): Type[] {
  const byName = derived.get(types) ?? new Map<string, TypeNode[]>()
  derived.set(types, byName)
  const found = byName.get(name) ?? distinct(derive())
  // Importers can write any number of unknown names.
  if (found.length > 0) byName.set(name, found)
  return found as Type[]
}

function flatten(type: TypeNode): TypeNode[] {
  if (type.type === 'union') return distinct(type.of.flatMap(alternatives))
  if (type.type !== 'inline') return [type]
  const declaration = declared.get(type.name)
  if (!declaration) return [{type: 'unknown'}]
  return declaration.type === 'type'
    ? alternatives(declaration.value)
    : [{type: 'object', attributes: declaration.attributes}]
}

/** Whether a value's `_type` matches this type, or is missing, which the API allows. */
function isNamed({_type: own}: Fields, type: ObjectTypeNode): boolean {
  const name = type.attributes['_type']?.value
  return own === undefined || name?.type !== 'string' || (name.value ?? own) === own
}

const empty: Partial<Record<TypeNode['type'], unknown>> = {
  array: [],
  boolean: false,
  number: 0,
  string: '',
}

/** Replacement for a value of the wrong type. */
function emptyOf(types: TypeNode[]): unknown {
  if (types.some(({type}) => type === 'null')) return null
  return types.map(({type}) => empty[type]).find((value) => value !== undefined)
}

/** `_id`, `_key` and the like, which TypeGen does not always include. */
const systemField: TypeNode[] = [{type: 'string'}, {type: 'null'}]

function typesOfField(name: string, types: ObjectTypeNode[]): TypeNode[] {
  return once(types, `field ${name}`, () =>
    types.flatMap(({attributes}) => {
      const attribute = Object.hasOwn(attributes, name) ? attributes[name] : undefined
      return attribute ? alternatives(attribute.value) : []
    }),
  )
}

/** Whether a name is a property that every object inherits, such as `constructor`. */
const isInherited = (name: unknown): boolean => typeof name === 'string' && name in Object.prototype

/**
 * Removes styles, lists and marks of a text that are named like an inherited property, and limits the levels of lists.
 * Renderers look names up in plain objects, and would take `Object` for a component.
 */
function withKnownStyle(fields: Fields): Fields {
  const {_type: type, style, listItem, level, marks} = fields
  if (type !== 'block' && type !== 'span') return fields
  return {
    ...fields,
    ...(isInherited(style) && {style: 'normal'}),
    ...(isInherited(listItem) && {listItem: undefined}),
    ...(level !== undefined && {level: Math.min(Math.max(Number(level) || 1, 1), deepestList)}),
    ...(Array.isArray(marks) && {marks: marks.filter((mark) => !isInherited(mark))}),
  }
}

/** What XML 1.0 refuses: half a surrogate pair, U+FFFE, U+FFFF, and control characters other than a tab and a line break. */
const unreadable = /(?![\t\n])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/u

function readable(text: string): string {
  if (isBlank(text) && text.trim()) return ''
  if (!unreadable.test(text)) return text
  const lines = text.toWellFormed().replaceAll(/\r\n?/g, '\n')
  return lines.replaceAll(/(?![\t\n])\p{Cc}|[\uFFFE\uFFFF]/gu, '')
}

/** Fields that hold a day or a moment; for the schema it is a text. */
const dates = new Set(['asOf', 'publishedAt', 'until', 'updatedAt'])

const isNoDate = (name: string, value: unknown) =>
  dates.has(name) && typeof value === 'string' && value !== '' && !parseDate(value)

function conformFields(value: Fields, types: ObjectTypeNode[], at: Position): Fields {
  const id = value['_id'] ?? at.id
  const conformed = Object.entries(value).map(([name, own]): [string, unknown] => {
    const possible = name.startsWith('_') ? systemField : typesOfField(name, types)
    const field = {id, path: `${at.path}.${name}`, report: at.report}
    const written = isNoDate(name, own) ? leaveOut(field) : own
    const found = conformTo(written, possible, field)
    return [name, found === undefined ? emptyOf(possible) : found]
  })
  return withKnownStyle(Object.fromEntries(conformed))
}

/**
 * Gives items the keys that an importer left out or repeated. Renderers need unique keys, and would generate random ones,
 * which Next.js forbids in cached pages.
 */
function withKeys(items: unknown[], types: TypeNode[]): unknown[] {
  const areKeyed = types.some((type) => type.type === 'object' && '_key' in type.attributes)
  if (!areKeyed) return items
  const taken = new Set<unknown>(['', null, undefined])
  return items.map((item, index) => {
    if (!isJsonObject(item)) return item
    let key = item['_key']
    for (let suffix = ''; taken.has(key); suffix += '-') key = `item-${index}${suffix}`
    taken.add(key)
    return key === item['_key'] ? item : {...item, _key: key}
  })
}

/** Lists whose items belong to the column at their position: one that is left out leaves an empty cell. */
const byColumn = /\.(?:columns|cells|answers)$/

function conformItems(value: unknown[], types: TypeNode[], at: Position): unknown[] {
  const items = value.map((item, index) =>
    conformTo(item, types, {...at, path: `${at.path}[${index}]`}),
  )
  if (byColumn.test(at.path)) return items.map((item) => item ?? emptyOf(types))
  const kept = items.filter(
    (item) => item !== undefined && !(isJsonObject(item) && isInherited(item['_type'])),
  )
  return withKeys(kept, types)
}

function leaveOut({id, path, report}: Position): undefined {
  report({id, path})
}

/**
 * Removes the parts of a value that match none of these types. If the value itself does not match, reports it and
 * returns undefined.
 */
function conformTo(value: unknown, types: TypeNode[], at: Position): unknown {
  if (value === undefined) return value
  const allowed = kindsOf(types)
  if (allowed.size === 0 || allowed.has('unknown')) return mapJson(value, {text: readable})
  if (Array.isArray(value) && allowed.has('array')) {
    const items = once(types, 'items', () =>
      types.flatMap((type) => (type.type === 'array' ? alternatives(type.of) : [])),
    )
    return conformItems(value, items, at)
  }
  if (isJsonObject(value)) {
    const named = once(types, `object ${String(value['_type'])}`, () =>
      types.filter((type) => type.type === 'object').filter((type) => isNamed(value, type)),
    )
    if (named.length > 0) return conformFields(value, named, at)
  }
  const name = value === null ? 'null' : typeof value
  if (name === 'object' || !allowed.has(name)) return leaveOut(at)
  return typeof value === 'string' ? readable(value) : value
}

/**
 * Removes the parts of a query's result that do not match its type, so that callers can rely on it, and what is
 * unreadable in its texts. Only writes through the API, past the Studio, leave such values.
 */
export function conform<T>(query: string, result: T, report: Position['report'] = () => {}): T {
  return conformTo(result, typesOf(query), {id: undefined, path: '', report}) as T
}
