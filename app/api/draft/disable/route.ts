import {cookies} from 'next/headers'

import {defaultLocale} from '@/lib/i18n/locales'
import {normalHref} from '@/lib/urls/hrefs'
import {homePath, pageHref, previewCookie} from '@/lib/urls/paths'

/** Ends a preview, and redirects to the page in the form. */
export async function POST(request: Request): Promise<Response> {
  const page = (await request.formData().catch(() => null))?.get('page')
  const jar = await cookies()
  jar.delete(previewCookie)
  const location =
    (typeof page === 'string' && normalHref(page)) || pageHref(defaultLocale, homePath)
  return new Response(null, {status: 303, headers: {location: encodeURI(location)}})
}
