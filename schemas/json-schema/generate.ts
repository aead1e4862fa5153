import {readFileSync, writeFileSync} from 'node:fs'

import type {SchemaType, TypeNode} from 'groq-js'

// Writes the schema as JSON Schema, with which editors validate and complete `content/`. Run by `npm run typegen`.

type ObjectAttributes = Extract<TypeNode, {type: 'object'}>['attributes']

type JsonSchema = Record<string, unknown>

const source = new URL('../../lib/sanity/schema.generated.json', import.meta.url)
const target = new URL('content.generated.json', import.meta.url)

/** Properties of seed files that are not in the schema: a list item's key, and an image's file. */
const ownProperties: JsonSchema = {_key: {type: 'string'}, _sanityAsset: {type: 'string'}}

/** Properties that only the Content Lake sets. */
const setOnWrite = new Set(['_createdAt', '_updatedAt', '_rev'])

const definitionOf = (name: string): JsonSchema => ({$ref: `#/definitions/${name}`})

function objectSchema(attributes: ObjectAttributes): JsonSchema {
  const named = Object.entries(attributes).filter(([name]) => !setOnWrite.has(name))
  const properties = Object.fromEntries(named.map(([name, {value}]) => [name, schemaOf(value)]))
  const required = named.filter(([, {optional}]) => !optional).map(([name]) => name)
  return {
    type: 'object',
    properties: {...ownProperties, ...properties},
    required,
    additionalProperties: false,
  }
}

function schemaOf(node: TypeNode): JsonSchema {
  switch (node.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return node.value === undefined ? {type: node.type} : {const: node.value}
    case 'array':
      return {type: 'array', items: schemaOf(node.of)}
    case 'union':
      return {anyOf: node.of.map(schemaOf)}
    case 'inline':
      return definitionOf(node.name)
    case 'object':
      // A list item is its type plus a key.
      return node.rest?.type === 'inline' ? schemaOf(node.rest) : objectSchema(node.attributes)
    default:
      return {}
  }
}

const types = JSON.parse(readFileSync(source, 'utf8')) as SchemaType
const definitions = types.map((type) => [
  type.name,
  type.type === 'document' ? objectSchema(type.attributes) : schemaOf(type.value),
])
const documents = types.filter(({type}) => type === 'document').map(({name}) => name)
const schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  anyOf: documents.map(definitionOf),
  definitions: Object.fromEntries(definitions) as JsonSchema,
}
writeFileSync(target, `${JSON.stringify(schema, null, 1)}\n`)
