import {NextResponse, type NextRequest} from 'next/server'

import {type Locale, locales} from '../i18n/locales'
import {messages} from '../i18n/messages'
import {logNotFound} from '../server/log'
import {requestIdOf} from '../server/request-log'
import {type Framing, policyHeader, requestPolicy, scriptHashes} from '../server/security-policy'
import {storing} from '../server/storing'
import {isExternal} from './hrefs'
import {homePath, notFoundPath, pageHref, pageRoute} from './paths'
import {plainPage} from './refusals'

/**
 * Redirects with 308; within the site, the request's query stays. Browsers revalidate it, because an editor may reuse the
 * path, and a cached redirect would then loop.
 */
export function movedResponse(request: NextRequest, href: string): NextResponse {
  const headers = {'cache-control': storing.text}
  const url = isExternal(href) ? href : routeUrl(request, href)
  return NextResponse.redirect(url, {status: 308, headers})
}

/** The URL of a request with another path; the query stays. */
export function routeUrl(request: NextRequest, pathname: string): URL {
  const url = request.nextUrl.clone()
  url.pathname = pathname
  return url
}

/** Milliseconds for which the rendered page is reused. */
const maxAge = 30_000

interface NotFoundPage {
  html: string
  scripts: readonly string[]
}

const pages = new Map<Locale, NotFoundPage & {readAt: number}>()

/** Fallback while the not-found page cannot be rendered. */
function fallbackPage(locale: Locale): NotFoundPage {
  const {title, message, text, home} = messages[locale].notFound
  const below = `<p><a href="${pageHref(locale, homePath)}">${home}</a></p>`
  return {html: plainPage(locale, {title, heading: message, text, below}), scripts: []}
}

/** Whether a pathname is the not-found page's own, at which the proxy requests it. */
export function isNotFoundPage(pathname: string): boolean {
  return locales.some((locale) => pathname === pageRoute(locale, notFoundPath))
}

/** Requests the page from this process, which has no TLS whatever the visitor's protocol. */
async function requestPage(host: string, locale: Locale): Promise<NotFoundPage> {
  const cached = pages.get(locale)
  const url = `http://${host}${pageRoute(locale, notFoundPath)}`
  const response = await fetch(url).catch(() => null)
  if (!response?.ok) return cached ?? fallbackPage(locale)
  const html = await response.text()
  const page = {html, scripts: scriptHashes(html), readAt: performance.now()}
  pages.set(locale, page)
  return page
}

const requested = new Map<Locale, Promise<NotFoundPage>>()

/** The page; requests for it at the same time are one, or each missing page would open a connection. */
function readPage(host: string, locale: Locale): NotFoundPage | Promise<NotFoundPage> {
  const cached = pages.get(locale)
  if (cached && performance.now() - cached.readAt < maxAge) return cached
  const page =
    requested.get(locale) ?? requestPage(host, locale).finally(() => requested.delete(locale))
  requested.set(locale, page)
  return page
}

/**
 * Responds 404 with the not-found page. The proxy sends the HTML itself, because a rewrite cannot set a status, and
 * `notFound()` renders nothing without JavaScript.
 */
export async function notFoundResponse(
  request: NextRequest,
  locale: Locale,
  framing: Framing = 'nobody',
): Promise<NextResponse> {
  logNotFound(request.nextUrl.pathname, requestIdOf(request.headers))
  const {html, scripts} = await readPage(request.nextUrl.host, locale)
  return new NextResponse(html, {
    status: 404,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': storing.nobody,
      'x-robots-tag': 'noindex',
      [policyHeader]: requestPolicy(framing, scripts),
    },
  })
}
