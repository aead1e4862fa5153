export type Read = (value: unknown) => unknown

/** Prototypes whose properties are no attributes. */
const PLAIN: readonly object[] = [Object.prototype, Array.prototype]

/**
 * Returns a reader of an attribute; null for lists and missing values. Only names that occur on
 * prototypes need the slower own-property check.
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
  // `toJSON` is no attribute.
  return Object.prototype.propertyIsEnumerable.call(value, name)
    ? ((value as Record<string, unknown>)[name] ?? null)
    : null
}

/** Returns a reader of `a.b.c`, null when missing, as in GROQ. */
export function pathReader(path: string): Read {
  const steps = path.split('.').map((name) => attributeReader(name))
  return steps.reduce((outer, inner) => (value) => inner(outer(value)))
}

const MAX_READERS = 1000
const readers = new Map<string, Read>()

/** Value at `a.b.c` of a document. */
export function valueAt(document: object, path: string): unknown {
  const known = readers.get(path)
  if (known) return known(document)
  if (readers.size >= MAX_READERS) readers.clear()
  const read = pathReader(path)
  readers.set(path, read)
  return read(document)
}

export type Primitive = string | number | boolean | null

/** Whether a value is comparable. */
export function isPrimitive(value: unknown): value is Primitive {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

/**
 * All primitives at a path. `a.b[]` reads list items and `a.b[].c` their fields; other paths have
 * one value at most.
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
