/** Field with the URL of the first page of the visit, set by the browser. */
export const landingField = 'landing'

const hasCampaign = (url: string) => url.includes('utm_')

/**
 * URL of the first page of the visit: of the tab's history, the page before on this site (which a new tab has, and
 * browsers without the Navigation API), or the form's, whichever names a campaign. Nothing is stored.
 */
export function landingUrl(): string {
  const first = globalThis.navigation?.entries()[0]?.url
  const before = URL.parse(document.referrer)?.origin === location.origin ? document.referrer : null
  const urls = [first === location.href ? null : first, before, location.href].filter(
    (url) => typeof url === 'string',
  )
  return urls.find(hasCampaign) ?? urls[0] ?? ''
}
