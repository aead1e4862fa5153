/** Field with the URL of the first page of the visit, set by the browser. */
export const landingField = 'landing'

/**
 * URL of the first page of the visit, from the tab's history, so nothing is stored; empty in browsers without the
 * Navigation API.
 */
export function landingUrl(): string {
  return globalThis.navigation?.entries()[0]?.url ?? ''
}
