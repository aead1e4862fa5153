import {NextResponse, type NextRequest} from 'next/server'

import {defaultLocale} from './lib/i18n/locales'
import {isPublishedPath} from './lib/i18n/path-index'
import {pageHref, parsePathname} from './lib/i18n/paths'
import {refreshSession} from './lib/supabase/proxy-session'

export const config = {
  // Everything but the Studio, the API, Next.js's own files and files with an ending.
  matcher: ['/((?!api/|studio|_next/|.*\\..*).*)'],
}

async function adminResponse(request: NextRequest): Promise<NextResponse> {
  const session = await refreshSession(request)
  return session.applyTo(NextResponse.next({request: {headers: request.headers}}))
}

/** English has no prefix in its address but is a folder like every language: `/about` is shown by `/en/about`. */
async function pageResponse(request: NextRequest): Promise<NextResponse> {
  const {pathname} = request.nextUrl
  const {locale, path} = parsePathname(pathname)
  const url = request.nextUrl.clone()

  if (pathname.split('/')[1] === defaultLocale) {
    url.pathname = pageHref(locale, path)
    return NextResponse.redirect(url, 308)
  }
  if (!(await isPublishedPath(locale, path))) {
    url.pathname = `/${locale}/404`
    return NextResponse.rewrite(url, {status: 404})
  }
  url.pathname = `/${locale}/${path}`.replace(/\/+$/, '')
  return NextResponse.rewrite(url)
}

export function proxy(request: NextRequest): Promise<NextResponse> {
  return /^\/admin(\/|$)/.test(request.nextUrl.pathname)
    ? adminResponse(request)
    : pageResponse(request)
}
