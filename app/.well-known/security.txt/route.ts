import {cacheLife, cacheTag} from 'next/cache'

import {defaultLocale} from '@/lib/i18n/locales'
import {currentText} from '@/lib/sanity/cache'
import {lifetime} from '@/lib/sanity/fetch'
import {getSiteSettings} from '@/lib/sanity/pages'
import {type MachineText, textResponse} from '@/lib/sanity/text-response'
import {securityTxt} from '@/lib/seo/security-txt'

/** Regenerated each hour, so that its expiry date stays in the future; null while the settings have no mailbox. */
async function readText(): Promise<MachineText | null> {
  'use cache'
  cacheLife(lifetime)
  cacheTag(currentText)
  const email = (await getSiteSettings(defaultLocale))?.contactEmail
  const headers = {'content-type': 'text/plain; charset=utf-8'}
  return email ? {text: securityTxt({email, now: new Date()}), headers} : null
}

export function GET(request: Request): Promise<Response> {
  return textResponse(request, readText)
}
