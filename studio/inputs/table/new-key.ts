/** A key for a new row, of the length that the Studio gives its own. */
export function newKey(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 12)
}
