/** A node whose properties may be missing. */
type Draft<T> = {[K in keyof T]: T[K] | null | undefined}

function isEmpty(value: unknown): boolean {
  return value == null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** Removes empty properties; keeps their order. */
export function withoutEmpty<T extends {'@type': string}>(draft: Draft<T>): T {
  const filled = Object.entries(draft).filter(([, value]) => !isEmpty(value))
  return Object.fromEntries(filled) as T
}
