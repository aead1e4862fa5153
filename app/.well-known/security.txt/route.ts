import {cacheLife} from 'next/cache'

import {getSiteSettings} from '@/lib/content/pages'
import {defaultLocale} from '@/lib/i18n/locales'
import {securityTxt} from '@/lib/seo/security-txt'

/** Regenerated daily, so that its expiry date stays in the future. */
async function cachedText(email: string): Promise<string> {
  'use cache'
  cacheLife({stale: 300, revalidate: 86_400, expire: 8_640_000})
  return securityTxt({email, now: new Date()})
}

/** Serves security.txt; 404 while the settings have no security mailbox. */
export async function GET(): Promise<Response> {
  const email = (await getSiteSettings(defaultLocale))?.contactEmail
  return new Response(email ? await cachedText(email) : null, {
    status: email ? 200 : 404,
    headers: {'content-type': 'text/plain; charset=utf-8'},
  })
}
