import {NextResponse, type NextRequest} from 'next/server'

import {loginHref} from './lib/admin/next-path'
import {defaultLocale, type Locale} from './lib/i18n/locales'
import {getNotFoundHtml} from './lib/i18n/not-found-html'
import {findPath} from './lib/i18n/path-index'
import {pageHref, parsePathname} from './lib/i18n/paths'
import {logNotFound} from './lib/logging/not-found'
import {refuseLargeBody} from './lib/routing/body-limit'
import {endpointAt} from './lib/routing/endpoints'
import {refreshSession} from './lib/supabase/proxy-session'

export const config = {
  // Everything but the Studio, the not-found page and Next.js's own files.
  matcher: ['/((?!studio(?:/|$)|_next/|[a-z]+/not-found-page$).*)'],
}

async function adminResponse(request: NextRequest): Promise<NextResponse> {
  const session = await refreshSession(request)
  const {pathname, search} = request.nextUrl
  // An endpoint refuses strangers itself.
  const opensToAll = pathname === '/admin/login' || endpointAt(pathname) !== null
  if (!session.claims && !opensToAll) {
    const notice = session.wasSignedIn ? 'session-ended' : undefined
    const login = loginHref({notice, next: pathname + search})
    return session.applyTo(NextResponse.redirect(new URL(login, request.url)))
  }
  return session.applyTo(NextResponse.next({request: {headers: request.headers}}))
}

async function notFoundResponse(request: NextRequest, locale: Locale): Promise<NextResponse> {
  logNotFound(request.nextUrl.pathname)
  const html = await getNotFoundHtml(request.nextUrl.origin, locale)
  return new NextResponse(html, {
    status: 404,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}

/** English has no prefix in its address but is a folder like every language: `/about` is shown by `/en/about`. */
async function pageResponse(request: NextRequest): Promise<Response> {
  const url = request.nextUrl.clone()
  const {locale, path} = parsePathname(url.pathname)
  const refusal = refuseLargeBody(request.headers, locale)
  if (refusal) return refusal

  if (url.pathname.split('/')[1] === defaultLocale) {
    url.pathname = pageHref(locale, path)
    return NextResponse.redirect(url, 308)
  }
  const state = await findPath(locale, path)
  if (state.kind === 'missing') return notFoundResponse(request, locale)
  if (state.kind === 'redirect') {
    url.pathname = state.to
    return NextResponse.redirect(url, 308)
  }
  url.pathname = `/${locale}/${path}`.replace(/\/+$/, '')
  return NextResponse.rewrite(url)
}

/** Sends every request for a page to its language's folder, and keeps the sessions of admins fresh. */
export async function proxy(request: NextRequest): Promise<Response> {
  const {pathname} = request.nextUrl
  if (/^\/admin(\/|$)/.test(pathname)) return adminResponse(request)
  const endpoint = endpointAt(pathname)
  if (endpoint === pathname) return NextResponse.next()
  if (endpoint) return NextResponse.rewrite(new URL(endpoint, request.url))
  // The gallery of primitives; in production it is a path like any other that is not published.
  if (process.env.NODE_ENV === 'development' && pathname === '/dev/ui') return NextResponse.next()
  return pageResponse(request)
}
