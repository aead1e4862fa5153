import {languages, type Locale} from './locales'

/** A day, or a moment with its offset: without one it would depend on the machine. */
const dateForm = /^(\d{4}-\d\d-\d\d)(?:T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d))?$/

/** A date in the format of RFC 3339; null for other texts, which documents written past the Studio may have. */
export function parseDate(text: string): Date | null {
  const [, day] = dateForm.exec(text) ?? []
  const [date, start] = [new Date(text), new Date(day ?? '')]
  // JavaScript reads February 31 as March 3.
  if (Number.isNaN(date.getTime()) || !start.toJSON()?.startsWith(text.slice(0, 10))) return null
  return date
}

function format(locale: Locale, day: string, options: Intl.DateTimeFormatOptions): string {
  const date = parseDate(day)
  if (!date) return ''
  const text = new Intl.DateTimeFormat(locale, {...options, timeZone: 'UTC'}).format(date)
  const {firstOfMonth} = languages[locale]
  return firstOfMonth ? text.replace(/^1 /, `${firstOfMonth} `) : text
}

/** A day in a language's format: `2025-09-17` → `September 17, 2025`, `17 septembre 2025`. */
export function formatDay(locale: Locale, day: string): string {
  return format(locale, day, {dateStyle: 'long'})
}

/** The month of a day: `2025-09-17` → `September 2025`, `septembre 2025`. */
export function formatMonth(locale: Locale, day: string): string {
  return format(locale, day, {month: 'long', year: 'numeric'})
}
