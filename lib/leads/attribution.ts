import {cleanLine} from './clean'
import {landingField} from './fields'

/** Maximum characters; the same in the database's checks. */
export const attributionLimits = {path: 200, campaign: 100} as const

/** Characters of an address that are read. */
const longestUrl = 2000

function pathOf(url: URL | null): string | undefined {
  return url && url.pathname.length <= attributionLimits.path ? url.pathname : undefined
}

/** Cleans a value for the database: an unusual one must not lose the entry. */
function clean(value: string | null | undefined): string | undefined {
  const plain = cleanLine(value ?? '')
  return Array.from(plain).slice(0, attributionLimits.campaign).join('').trim() || undefined
}

/**
 * Reads the origin of a form: its page from the Referer header, the landing page from a field that a script fills in.
 * Without script, only a campaign in the form's own address is known.
 */
export function attributionOf(fields: Record<string, string>, referer: string) {
  const page = URL.parse(referer)
  // Cut: to write a long host name in ASCII takes seconds.
  const landing = URL.parse((fields[landingField] ?? '').slice(0, longestUrl))
  const campaign = (name: string) => clean((landing ?? page)?.searchParams.get(name))
  return {
    page: pathOf(page),
    landing_page: pathOf(landing),
    utm_source: campaign('utm_source'),
    utm_medium: campaign('utm_medium'),
    utm_campaign: campaign('utm_campaign'),
  }
}
