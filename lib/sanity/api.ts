/** Version of Sanity's HTTP API that the site and the Studio use. */
export const apiVersion = '2026-03-01'

/** Returns a key for an item of a list, as the Studio makes them. */
export function newKey(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 12)
}
