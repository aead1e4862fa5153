import {leadsEndpoint} from '../urls/paths'
import {elapsedField, landingField, type LeadAnswer} from './fields'

const hasCampaign = (url: string) => url.includes('utm_')

/**
 * URL of the first page of the visit: of the tab's history, the page before on this site (which a new tab has, and
 * browsers without the Navigation API), or the form's, whichever names a campaign. Nothing is stored.
 */
function landingUrl(): string {
  const first = globalThis.navigation?.entries()[0]?.url
  const {referrer} = document
  const before = referrer.startsWith(`${location.origin}/`) ? referrer : null
  const urls = [first === location.href ? null : first, before, location.href].filter(
    (url) => typeof url === 'string',
  )
  return urls.find(hasCampaign) ?? urls[0] ?? ''
}

/** Milliseconds after which the form says that sending failed. What was typed stays. */
const longestWait = 30_000

/** Sends a form from the browser, with the time since the page opened and the first page of the visit. */
export async function sendLead(data: FormData): Promise<LeadAnswer> {
  const fields = {
    ...Object.fromEntries(data),
    [elapsedField]: String(Math.round(performance.now())),
    [landingField]: landingUrl(),
  }
  try {
    const response = await fetch(leadsEndpoint, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(longestWait),
    })
    return response.ok ? ((await response.json()) as LeadAnswer) : {status: 'failed'}
  } catch {
    return {status: navigator.onLine ? 'failed' : 'offline'}
  }
}
