import {languages, type Locale} from './locales'

function format(locale: Locale, day: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(day)
  // No valid date: a draft, or a document written past the Studio.
  if (Number.isNaN(date.getTime())) return ''
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
