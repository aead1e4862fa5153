/** A node of which anything may be missing, as editors leave it. */
type Draft<T> = {[K in keyof T]: T[K] | null | undefined}

function isEmpty(value: unknown): boolean {
  return value == null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** The node without the properties that nobody filled in; its own order is kept. */
export function withoutEmpty<T extends {'@type': string}>(draft: Draft<T>): T {
  const filled = Object.entries(draft).filter(([, value]) => !isEmpty(value))
  return Object.fromEntries(filled) as T
}
