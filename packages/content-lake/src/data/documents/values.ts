export type Primitive = string | number | boolean | null

/** Whether a value is comparable. */
export function isPrimitive(value: unknown): value is Primitive {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

/** Primitives at a path: `a.b[]` reads list items, `a.b[].c` their fields, others one value. */
export function valuesAt(document: object, path: string): Primitive[] {
  const [start = '', rest] = path.split('[]')
  const value = valueAt(document, start)
  if (rest === undefined) return isPrimitive(value) ? [value] : []
  if (!Array.isArray(value)) return []
  const found = value.map((item: unknown) => (rest === '' ? item : valueAt(item, rest.slice(1))))
  return [...new Set(found.filter(isPrimitive))]
}

/** Value at `a.b.c`; null when missing, as in GROQ. */
function valueAt(value: unknown, path: string): unknown {
  let found = value
  for (const name of path.split('.')) found = attributeOf(found, name)
  return found
}

function attributeOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  return Object.hasOwn(value, name) ? ((value as Record<string, unknown>)[name] ?? null) : null
}

/** Whether a value is a plain object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The `_key` of a list's item; undefined for other values. */
export function keyOf(item: unknown): string | undefined {
  const key = isRecord(item) ? item['_key'] : undefined
  return typeof key === 'string' ? key : undefined
}
