/** An object in a JSON value. */
export type JsonObject = Record<string, unknown>

/** True for an object that is no array. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value of a JSON text; undefined, which matches no schema, for other texts. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Leads to a value as Sanity's paths do: by field, by index, or by the key of a list item. */
export type JsonPath = (string | number | {_key: string})[]

/** A value within a JSON value. */
export interface JsonNode {
  value: unknown
  path: JsonPath
}

function segmentOf(item: unknown, index: number): JsonPath[number] {
  const key = isJsonObject(item) ? item['_key'] : undefined
  return typeof key === 'string' ? {_key: key} : index
}

function childrenOf({value, path}: JsonNode): JsonNode[] {
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => ({
      value: item,
      path: [...path, segmentOf(item, index)],
    }))
  }
  if (!isJsonObject(value)) return []
  return Object.entries(value).map(([name, field]) => ({value: field, path: [...path, name]}))
}

/** Yields a JSON value and all values within it, parents first; nothing within a leaf. */
export function* nodesIn(
  value: unknown,
  isLeaf: (value: unknown) => boolean = () => false,
  path: JsonPath = [],
): Generator<JsonNode> {
  const node = {value, path}
  yield node
  if (isLeaf(value)) return
  for (const child of childrenOf(node)) yield* nodesIn(child.value, isLeaf, child.path)
}

/** Returns every object in a JSON value, itself included. */
export function objectsIn(value: unknown): JsonObject[] {
  return [...nodesIn(value)].flatMap((node) => (isJsonObject(node.value) ? [node.value] : []))
}

/** Returns every string in a JSON value. */
export function stringsIn(value: unknown): string[] {
  return [...nodesIn(value)].flatMap((node) => (typeof node.value === 'string' ? [node.value] : []))
}

/** Returns a path as text: `links.0.label`. */
export function pathText(path: JsonPath): string {
  return path.map((segment) => (typeof segment === 'object' ? segment._key : segment)).join('.')
}

/** How to change the parts of a JSON value. */
interface Changes {
  text?: (text: string) => string
  /** Whether a value, with the name of its field, stays as it is. */
  isKept?: (value: unknown, name: string) => boolean
  /** Applied before the object's own fields are changed. */
  object?: (object: JsonObject) => JsonObject
}

function changed(value: unknown, changes: Changes, name = ''): unknown {
  if (changes.isKept?.(value, name)) return value
  if (typeof value === 'string') return changes.text?.(value) ?? value
  if (Array.isArray(value)) return value.map((item) => changed(item, changes, name))
  if (!isJsonObject(value)) return value
  const own = changes.object?.(value) ?? value
  return Object.fromEntries(
    Object.entries(own).map(([field, child]) => [field, changed(child, changes, field)]),
  )
}

/** Returns a copy of a JSON value with its strings and objects changed. */
export function mapJson<T>(value: T, changes: Changes): T {
  return changed(value, changes) as T
}

/** A record's own value under a name from content; undefined for inherited names such as `constructor`. */
export function ownValue<T extends object>(record: T, name: PropertyKey): T[keyof T] | undefined {
  return Object.hasOwn(record, name) ? record[name as keyof T] : undefined
}
