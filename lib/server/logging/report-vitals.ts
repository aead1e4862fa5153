/** Receives the web vitals of pages. */
export const vitalsEndpoint = '/api/vitals'

/**
 * Sends a page's web vitals to the site's logs when the visitor leaves: without cookies, and without the query, which
 * may contain typed text.
 */
export function reportVitals(vitals: object): void {
  fetch(vitalsEndpoint, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({path: location.pathname, ...vitals}),
  }).catch(() => {})
}
