import {NextResponse, type NextRequest} from 'next/server'

import {loginHref} from './lib/admin/next-path'
import {languageAnswer} from './lib/i18n/language-choice/answer'
import {defaultLocale, type Locale} from './lib/i18n/locales'
import {getNotFoundHtml} from './lib/i18n/not-found-html'
import {findPath} from './lib/i18n/path-index'
import {pageHref, pageRoute, parsePathname} from './lib/i18n/paths'
import {logNotFound} from './lib/logging/not-found'
import {markdownRoute, type RequestedMarkdown, requestedMarkdown} from './lib/markdown/requested'
import {refuseLargeBody} from './lib/routing/body-limit'
import {endpointAt} from './lib/routing/endpoints'
import {searchRoute} from './lib/search/route'
import {isSharePathname, parseSharePathname} from './lib/seo/share-address'
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

/**
 * For good, but browsers ask again each time: an editor may give the address to a page again, and who remembered the way
 * would go in circles.
 */
function movedResponse(request: NextRequest, href: string): NextResponse {
  const url = request.nextUrl.clone()
  url.pathname = href
  const headers = {'cache-control': 'no-cache'}
  return NextResponse.redirect(url, {status: 308, headers})
}

/** English has no prefix in its address but is a folder like every language: `/about` is shown by `/en/about`. */
function shownResponse(request: NextRequest, locale: Locale, path: string): NextResponse {
  const url = request.nextUrl.clone()
  url.pathname = pageRoute(locale, path)
  return NextResponse.rewrite(url)
}

/** The address keeps what is searched for, and the route reads it from there. */
function searchResponse(request: NextRequest, route: string): NextResponse {
  const url = request.nextUrl.clone()
  url.pathname = route
  return NextResponse.rewrite(url)
}

/** The same documents for those who ask for Markdown. Who does has chosen an address, so its language stays. */
async function markdownResponse(
  request: NextRequest,
  {locale, path, hrefOf}: RequestedMarkdown,
): Promise<Response> {
  const {pathname} = request.nextUrl
  if (hrefOf(locale, path) !== pathname) return movedResponse(request, hrefOf(locale, path))

  const state = await findPath(locale, path)
  if (state.kind === 'redirect') {
    const target = parsePathname(state.to)
    return movedResponse(request, hrefOf(target.locale, target.path))
  }
  if (state.kind === 'missing') logNotFound(pathname)
  const url = request.nextUrl.clone()
  url.pathname = markdownRoute(locale, state.kind === 'missing' ? null : path)
  // Next.js writes the Vary of pages itself and leaves Accept out: a shared cache that kept this would give it to browsers.
  const headers = hrefOf === pageHref ? {'cache-control': 'private, no-cache'} : undefined
  return NextResponse.rewrite(url, {headers})
}

/** The steps of a request for a page: the first that has an answer ends it. */
async function pageResponse(request: NextRequest): Promise<Response> {
  const markdown = requestedMarkdown(request)
  if (markdown) return markdownResponse(request, markdown)

  const {pathname} = request.nextUrl
  const {locale, path} = parsePathname(pathname)
  const refusal = refuseLargeBody(request.headers, locale)
  if (refusal) return refusal
  if (pathname.split('/')[1] === defaultLocale)
    return movedResponse(request, pageHref(locale, path))

  const state = await findPath(locale, path)
  const inOtherLanguage = languageAnswer(request, {locale, path, state})
  if (inOtherLanguage) return inOtherLanguage
  if (state.kind === 'missing') return notFoundResponse(request, locale)
  if (state.kind === 'redirect') return movedResponse(request, state.to)
  const results = searchRoute(locale, path, request.nextUrl.searchParams)
  if (results) return searchResponse(request, results)
  return shownResponse(request, locale, path)
}

/** Pictures are drawn once and kept, each at its address: addresses that the site did not name itself have none. */
function pictureResponse(request: NextRequest): Response | Promise<Response> {
  const isNamed = parseSharePathname(request.nextUrl.pathname) !== null
  return isNamed ? NextResponse.next() : notFoundResponse(request, defaultLocale)
}

/** Sends every request for a page to its language's folder, and keeps the sessions of admins fresh. */
export async function proxy(request: NextRequest): Promise<Response> {
  const {pathname} = request.nextUrl
  if (/^\/admin(\/|$)/.test(pathname)) return adminResponse(request)
  if (isSharePathname(pathname)) return pictureResponse(request)
  const endpoint = endpointAt(pathname)
  if (endpoint === pathname) return NextResponse.next()
  if (endpoint) return NextResponse.rewrite(new URL(endpoint, request.url))
  // The gallery of primitives; in production it is a path like any other that is not published.
  if (process.env.NODE_ENV === 'development' && pathname === '/dev/ui') return NextResponse.next()
  return pageResponse(request)
}
