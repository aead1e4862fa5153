/** The value at `a.b.c`, as GROQ reads it: null where there is nothing, and a list has no attributes. */
export function valueAt(document: object, path: string): unknown {
  let value: unknown = document
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
    value = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : null
  }
  return value ?? null
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
