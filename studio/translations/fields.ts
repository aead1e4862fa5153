/** What an object of a document holds, by the names of its fields. */
export type Fields = Record<string, unknown>

/** True for an object with fields, and not a list. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
