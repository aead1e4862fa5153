import {cookies, draftMode} from 'next/headers'

import {defaultLocale} from '@/lib/i18n/locales'
import {perspectiveCookie} from '@/lib/preview/perspective'
import {homePath, pageHref} from '@/lib/routing/paths'
import {sitePath} from '@/lib/routing/redirects'

/** A cookie is only taken away as it was given. */
const isSecure = process.env.NODE_ENV === 'production'

/** Ends a preview, and leads back to the page that the form names. */
export async function POST(request: Request): Promise<Response> {
  const page = (await request.formData().catch(() => null))?.get('page')
  const draft = await draftMode()
  draft.disable()
  const jar = await cookies()
  jar.delete({
    name: perspectiveCookie,
    path: '/',
    httpOnly: true,
    secure: isSecure,
    sameSite: isSecure ? 'none' : 'lax',
  })
  const location = (typeof page === 'string' && sitePath(page)) || pageHref(defaultLocale, homePath)
  return new Response(null, {status: 303, headers: {location}})
}
