/** The value at `a.b.c`, as GROQ reads it: null where there is nothing, and a list has no attributes. */
export function valueAt(document: object, path: string): unknown {
  let value: unknown = document
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
    value = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : null
  }
  return value ?? null
}
