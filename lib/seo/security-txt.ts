import {locales} from '../i18n/locales'
import {absoluteUrl} from './urls'

const day = 24 * 60 * 60 * 1000

/** Milliseconds of validity; RFC 9116 recommends less than a year. */
const validity = 180 * day

/** `/.well-known/security.txt` (RFC 9116). */
export function securityTxt({email, now}: {email: string; now: Date}): string {
  // Whole days, so that the text changes once a day.
  const today = now.getTime() - (now.getTime() % day)
  const fields = [
    ['Contact', `mailto:${email}`],
    ['Expires', new Date(today + validity).toISOString()],
    ['Preferred-Languages', locales.join(', ')],
    ['Canonical', absoluteUrl('/.well-known/security.txt')],
  ]
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('')
}
