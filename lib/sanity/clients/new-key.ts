/** Returns a key for an item of a list, as the Studio makes them. */
export function newKey(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 12)
}
