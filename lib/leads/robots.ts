/** Honeypot: hidden from people, filled in by bots. Its name means nothing, so that browsers do not fill it in. */
export const honeypotField = 'x7'

/** Hidden field: milliseconds since the page opened, set by the browser. */
export const elapsedField = 'elapsed'

/** Minimum plausible milliseconds to fill in the form. */
const shortestVisit = 1000

/** Whether the form was sent too soon after the page opened. Without JavaScript the field is empty and passes. */
function cameTooSoon(elapsed: FormDataEntryValue | null): boolean {
  return elapsed !== null && !(Number(elapsed) >= shortestVisit)
}

/** Whether the honeypot or the timing suggest a bot. */
export function looksAutomatic(data: FormData): boolean {
  return Boolean(data.get(honeypotField)) || cameTooSoon(data.get(elapsedField))
}
