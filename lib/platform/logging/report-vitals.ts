import {vitalsEndpoint} from '../../routing/endpoints'

/** Sends a page's vitals to the site's logs as the page is left: no cookies, and no query, which may hold what somebody typed. */
export function reportVitals(vitals: object): void {
  fetch(vitalsEndpoint, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({path: location.pathname, ...vitals}),
  }).catch(() => {})
}
