/** Field with the URL of the first page of the visit, set by the browser. */
export const landingField = 'landing'

/** The first page of the visit, by the browser's history of this tab: nothing is stored. Older browsers do not say. */
export function landingUrl(): string {
  return globalThis.navigation?.entries()[0]?.url ?? ''
}
