/** The input that people do not see and robots fill in. */
export const honeypotField = 'website'

/** The field in which the browser says for how many milliseconds the page had been open. */
export const elapsedField = 'elapsed'

/** Nobody reads and fills in a form in less time than this, in milliseconds. */
const shortestVisit = 1000

/** Whether the page was open for too short a time. Browsers without script do not say, and are let through. */
function cameTooSoon(elapsed: FormDataEntryValue | null): boolean {
  return elapsed !== null && !(Number(elapsed) >= shortestVisit)
}

/** Whether a robot filled in the form, as far as the form can tell. */
export function looksAutomatic(data: FormData): boolean {
  return Boolean(data.get(honeypotField)) || cameTooSoon(data.get(elapsedField))
}
