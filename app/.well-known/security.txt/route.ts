import {cacheLife} from 'next/cache'

import {defaultLocale} from '@/lib/i18n/locales'
import {getSiteSettings} from '@/lib/sanity/pages'
import {securityTxt} from '@/lib/seo/security-txt'

/** Written anew each day, so that it never expires; what is missing as long as nobody entered a mailbox is the file. */
async function readText(): Promise<string | null> {
  'use cache'
  cacheLife({stale: 300, revalidate: 86_400, expire: 8_640_000})
  const email = (await getSiteSettings(defaultLocale))?.contactEmail
  return email ? securityTxt({email, now: new Date()}) : null
}

/** Where whoever found a weakness reports it. */
export async function GET(): Promise<Response> {
  const text = await readText()
  return new Response(text, {
    status: text === null ? 404 : 200,
    headers: {'content-type': 'text/plain; charset=utf-8'},
  })
}
