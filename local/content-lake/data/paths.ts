/** Reads something of a value. */
export type Read = (value: unknown) => unknown

/** What has names of its own that no document gave it. */
const PLAIN: readonly object[] = [Object.prototype, Array.prototype]

/**
 * A function that reads an attribute; null of what has none, and a list has none at all. Only a name that could be found
 * where no document put it needs a second look, which costs as much as all the rest.
 */
export function attributeReader(name: string): Read {
  if (/^\d/.test(name) || name === 'toJSON' || PLAIN.some((other) => name in other)) {
    return (value) => ownAttribute(value, name)
  }
  return (value) => {
    if (typeof value !== 'object' || value === null) return null
    return (value as Record<string, unknown>)[name] ?? null
  }
}

function ownAttribute(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  // What says how its JSON is written is no attribute.
  return Object.prototype.propertyIsEnumerable.call(value, name)
    ? ((value as Record<string, unknown>)[name] ?? null)
    : null
}

/** A function that reads the value at `a.b.c`, as GROQ does: null where there is nothing. */
export function pathReader(path: string): Read {
  const steps = path.split('.').map((name) => attributeReader(name))
  return steps.reduce((outer, inner) => (value) => inner(outer(value)))
}

const MAX_READERS = 1000
const readers = new Map<string, Read>()

/** The value at `a.b.c` of a document. */
export function valueAt(document: object, path: string): unknown {
  const known = readers.get(path)
  if (known) return known(document)
  if (readers.size >= MAX_READERS) readers.clear()
  const read = pathReader(path)
  readers.set(path, read)
  return read(document)
}

export type Primitive = string | number | boolean | null

/** True for a value that two documents can be compared by. */
export function isPrimitive(value: unknown): value is Primitive {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

/**
 * Every text, number, truth value and null at a path. `a.b[]` are the items of a list and `a.b[].c` what they have
 * there; another path has one value at most, for an object or a list is equal to no constant.
 */
export function valuesAt(document: object, path: string): Primitive[] {
  const [start = '', rest] = path.split('[]')
  const value = valueAt(document, start)
  if (rest === undefined) return isPrimitive(value) ? [value] : []
  if (!Array.isArray(value)) return []
  const found = value.map((item: unknown) => (rest === '' ? item : itemValue(item, rest.slice(1))))
  return [...new Set(found.filter(isPrimitive))]
}

function itemValue(item: unknown, path: string): unknown {
  return typeof item === 'object' && item !== null ? valueAt(item, path) : null
}
