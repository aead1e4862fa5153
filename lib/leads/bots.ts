/** Honeypot: hidden from people, filled in by bots. Its name means nothing, so that browsers do not fill it in. */
export const honeypotField = 'x7'

/** Hidden field: milliseconds since the page opened, set by the browser. */
export const elapsedField = 'elapsed'

/** Minimum plausible milliseconds to fill in the form. */
const shortestVisit = 1000

/** Whether the honeypot or the timing suggest a bot. Without JavaScript no time is sent, which passes. */
export function looksAutomatic(fields: Record<string, string>): boolean {
  const elapsed = fields[elapsedField]
  const cameTooSoon = elapsed !== undefined && !(Number(elapsed) >= shortestVisit)
  return cameTooSoon || Boolean(fields[honeypotField])
}
