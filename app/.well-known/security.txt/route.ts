import {cacheLife, cacheTag} from 'next/cache'

import {defaultLocale, locales} from '@/lib/i18n/locales'
import {currentText} from '@/lib/sanity/cache'
import {lifetime} from '@/lib/sanity/fetch'
import {getSiteSettings} from '@/lib/sanity/pages'
import {type MachineText, textResponse} from '@/lib/sanity/text-response'
import {absoluteUrl} from '@/lib/seo/urls'

const day = 24 * 60 * 60 * 1000

/** Milliseconds of validity; RFC 9116 recommends less than a year. */
const validity = 180 * day

/** The text (RFC 9116). Its expiry is on whole days, so that it changes once a day. */
function securityTxt(email: string): string {
  const today = Math.floor(Date.now() / day) * day
  const fields = [
    ['Contact', `mailto:${email}`],
    ['Expires', new Date(today + validity).toISOString()],
    ['Preferred-Languages', locales.join(', ')],
    ['Canonical', absoluteUrl('/.well-known/security.txt')],
  ]
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('')
}

/** Regenerated each hour, so that its expiry date stays in the future; null while the settings have no mailbox. */
async function readText(): Promise<MachineText | null> {
  'use cache'
  cacheLife(lifetime)
  cacheTag(currentText)
  const email = (await getSiteSettings(defaultLocale))?.contactEmail
  const headers = {'content-type': 'text/plain; charset=utf-8'}
  return email ? {text: securityTxt(email), headers} : null
}

export function GET(request: Request): Promise<Response> {
  return textResponse(request, readText)
}
