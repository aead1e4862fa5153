import {createHash} from 'node:crypto'
import {readFile, writeFile} from 'node:fs/promises'
import {fileURLToPath} from 'node:url'

import {parse, type SchemaType, typeEvaluate, type TypeNode} from 'groq-js'

/** A part of the answer to a query; the numbers are places in the list of all shapes. */
interface Shape {
  optional?: true
  absent?: true
  plain?: string | number | boolean
  choices?: string[]
  list?: number
  fields?: Record<string, number>
  kinds?: Record<string, number>
}

type ObjectNode = Extract<TypeNode, {type: 'object'}>
type ArrayNode = Extract<TypeNode, {type: 'array'}>
type Attribute = ObjectNode['attributes'][string]

const folder = new URL('../../lib/content/', import.meta.url)
const output = fileURLToPath(new URL('shapes.generated.json', folder))

const schema = JSON.parse(
  await readFile(new URL('schema.generated.json', folder), 'utf8'),
) as SchemaType

const shapes: Shape[] = []
const places = new Map<string, number>()

/** Equal shapes have one place: the same link stands in thirty sections. */
function placeOf(shape: Shape): number {
  const text = JSON.stringify(shape)
  const known = places.get(text)
  if (known !== undefined) return known
  places.set(text, shapes.length)
  return shapes.push(shape) - 1
}

/** What a name of the schema stands for. */
function resolved(node: TypeNode): TypeNode {
  if (node.type !== 'inline') return node
  const named = schema.find(({name}) => name === node.name)
  if (!named) return {type: 'unknown'}
  return named.type === 'type' ? named.value : {type: 'object', attributes: named.attributes}
}

function alternatives(node: TypeNode): TypeNode[] {
  const known = resolved(node)
  return known.type === 'union' ? known.of.flatMap(alternatives) : [known]
}

function kindOf({attributes}: ObjectNode): string | undefined {
  const value = attributes['_type']?.value
  return value?.type === 'string' ? value.value : undefined
}

/** One object for several that nothing tells apart: it has the fields of all, and must have those that all must have. */
function joined(objects: ObjectNode[]): ObjectNode {
  const names = new Set(objects.flatMap(({attributes}) => Object.keys(attributes)))
  const attributes = [...names].map((name): [string, Attribute] => {
    const found = objects.flatMap((object) => object.attributes[name] ?? [])
    return [
      name,
      {
        type: 'objectAttribute',
        value: {type: 'union', of: found.map(({value}) => value)},
        optional: found.length < objects.length || found.some(({optional}) => optional),
      },
    ]
  })
  return {type: 'object', attributes: Object.fromEntries(attributes)}
}

function objectShape(object: ObjectNode): Shape {
  const fields = Object.entries(object.attributes).map(([name, {value, optional}]) => [
    name,
    placeOf(shapeOf(value, optional)),
  ])
  return {fields: Object.fromEntries(fields) as Record<string, number>}
}

function objectsShape(objects: ObjectNode[]): Shape {
  const names = [...new Set(objects.map(kindOf))]
  if (names.length === 1 || names.includes(undefined)) return objectShape(joined(objects))
  const kinds = names.map((name) => {
    const same = objects.filter((object) => kindOf(object) === name)
    return [name, placeOf(objectShape(joined(same)))]
  })
  return {kinds: Object.fromEntries(kinds) as Record<string, number>}
}

function listShape(lists: ArrayNode[]): Shape {
  const items = lists.map(({of}) => of)
  // The words of a paragraph show as they are: a piece without text says nothing, and a figure that is gone is a dash.
  const isText = items
    .flatMap(alternatives)
    .some((item) => isObject(item) && kindOf(item) === 'span')
  return {list: placeOf(isText ? {optional: true} : shapeOf({type: 'union', of: items}))}
}

const isObject = (node: TypeNode): node is ObjectNode => node.type === 'object'
const isArray = (node: TypeNode): node is ArrayNode => node.type === 'array'

function textShape(values: TypeNode[]): Shape {
  const choices = values.flatMap((value) =>
    value.type === 'string' && value.value !== undefined ? [value.value] : [],
  )
  const [first] = choices
  if (first === undefined || choices.length < values.length) return {plain: ''}
  return choices.length > 1 ? {plain: first, choices} : {plain: first}
}

/** What every value has that is not missing; nothing is known of one that may be of several sorts. */
function valueShape(values: TypeNode[]): Shape {
  const [first] = values
  if (values.every(isObject) && first) return objectsShape(values)
  if (values.every(isArray)) return listShape(values)
  if (!values.every(({type}) => type === first?.type)) return {}
  if (first?.type === 'string') return textShape(values)
  const plain = {number: 0, boolean: false}[first?.type as string]
  return plain === undefined ? {} : {plain}
}

function shapeOf(node: TypeNode, isOptional = false): Shape {
  const all = alternatives(node)
  const values = all.filter(({type}) => type !== 'null')
  const shape = values.length > 0 ? valueShape(values) : {}
  if (values.length < all.length || Object.keys(shape).length === 0)
    return {optional: true, ...shape}
  return isOptional ? {optional: true, absent: true, ...shape} : shape
}

/** The queries of the site, as the generated types have them: each the name of a property, in quotation marks. */
async function readQueries(): Promise<string[]> {
  const types = await readFile(new URL('types.generated.ts', folder), 'utf8')
  const names = types.matchAll(/^ {4}(?<mark>['"])(?<text>.*)\k<mark>: \w+QueryResult;?$/gm)
  return [...names].map(({groups}) => {
    const text = groups?.['text']?.replaceAll(`\\'`, `'`).replaceAll(/(?<!\\)"/g, '\\"')
    return JSON.parse(`"${text}"`) as string
  })
}

const queries = (await readQueries()).map((query): [string, number] => [
  createHash('sha256').update(query).digest('hex').slice(0, 16),
  placeOf(shapeOf(typeEvaluate(parse(query), schema))),
])
if (queries.length === 0) throw new Error('lib/content/types.generated.ts names no query.')

const lines = shapes.map((shape) => JSON.stringify(shape))
await writeFile(
  output,
  `{"queries":${JSON.stringify(Object.fromEntries(queries))},\n"shapes":[\n${lines.join(',\n')}\n]}\n`,
)
