import 'server-only'
import {NextResponse, type NextRequest} from 'next/server'

import {isLocale, type Locale} from '../../i18n/locales'
import {publicEnv} from '../../server/env'
import type {PathState} from '../addresses'
import {homePath, pageHref} from '../paths'
import {previewCookie} from '../request-names'
import {languageParameter, preferenceAge, preferenceName, redirectName} from '../request-names'
import {browserLanguage, isCrawler} from './browser-language'
import {redirectHref} from './redirect'

/** A requested path and its state. */
interface RequestedPath {
  locale: Locale
  path: string
  state: PathState
}

const cookieOptions = {
  path: '/',
  sameSite: 'lax',
  secure: publicEnv.siteUrl.startsWith('https://'),
} as const

/**
 * Whether a request navigates to a page. Next.js hides its own requests for parts of a page from the proxy, but
 * browsers send a destination.
 */
function opensPage({method, headers}: NextRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return (headers.get('sec-fetch-dest') ?? 'document') === 'document'
}

function languageOr(value: string | null | undefined): Locale | null {
  return isLocale(value) ? value : null
}

/** A temporary redirect for this visitor alone, which keeps the query except for the language. */
function redirectTo(href: string, request: NextRequest): NextResponse {
  const url = request.nextUrl.clone()
  url.pathname = href
  url.searchParams.delete(languageParameter)
  const response = NextResponse.redirect(url, 307)
  response.headers.set('cache-control', 'private, no-store')
  response.headers.set('vary', 'Accept-Language, Cookie')
  return response
}

/**
 * Refuses to prefetch a URL that would redirect: the browser requests it again, and gets the cookies, on navigation.
 */
function refusePrefetch(): NextResponse {
  return new NextResponse(null, {status: 503, headers: {'cache-control': 'private, no-store'}})
}

/** URL path of a document in the chosen language; a missing page keeps its own. */
function chosenHref(chosen: Locale, {locale, path, state}: RequestedPath): string {
  if (state.kind === 'missing') return pageHref(locale, path)
  return state.hrefs[chosen] ?? pageHref(chosen, homePath)
}

function languageRedirect(
  request: NextRequest,
  requested: RequestedPath,
): NextResponse | undefined {
  const {nextUrl, headers, cookies} = request

  const chosen = languageOr(nextUrl.searchParams.get(languageParameter))
  if (chosen) {
    const response = redirectTo(chosenHref(chosen, requested), request)
    response.cookies.set(preferenceName, chosen, {...cookieOptions, maxAge: preferenceAge})
    return response
  }

  // Previews never redirect by browser language, nor do crawlers, which read each language at its address.
  if (requested.state.kind === 'missing' || cookies.has(previewCookie)) return undefined
  if (isCrawler(headers.get('user-agent'))) return undefined
  const href = redirectHref({
    locale: requested.locale,
    path: requested.path,
    hrefs: requested.state.hrefs,
    preference: languageOr(cookies.get(preferenceName)?.value),
    browser: browserLanguage(headers.get('accept-language')),
    redirected: cookies.has(redirectName),
  })
  if (!href) return undefined
  const response = redirectTo(href, request)
  response.cookies.set(redirectName, href, cookieOptions)
  return response
}

/**
 * Redirects to the language in the query, which is stored as the preference, or else to the stored preference or the
 * browser's language. Undefined when no redirect is needed.
 */
export function languageResponse(
  request: NextRequest,
  requested: RequestedPath,
): NextResponse | undefined {
  if (!opensPage(request)) return undefined
  const redirect = languageRedirect(request, requested)
  const isPrefetch = request.headers.get('sec-purpose')?.startsWith('prefetch') ?? false
  return redirect && isPrefetch ? refusePrefetch() : redirect
}
