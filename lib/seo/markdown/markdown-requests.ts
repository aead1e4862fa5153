import 'server-only'
import {NextResponse, type NextRequest} from 'next/server'

import type {Locale} from '../../i18n/locales'
import {findPath} from '../../sanity/path-index'
import {logNotFound} from '../../server/log'
import {requestIdOf} from '../../server/request-log'
import {seal} from '../../server/security-policy'
import {normalHref, isExternal} from '../../urls/hrefs'
import {preferences} from '../../urls/language-choice'
import {homePath, markdownHref, pageHref, pageRoute, parsePathname} from '../../urls/paths'
import {movedResponse, routeUrl} from '../../urls/responses'

/** The types of a page, with the parameter that both responses have. */
const html = 'text/html; charset=utf-8'
const markdown = 'text/markdown; charset=utf-8'

/** Whether an Accept header prefers Markdown to HTML. A client that takes anything gets HTML. */
export function prefersMarkdown(accept: string | null): boolean {
  return preferences('accept', accept).mediaType([html, markdown]) === markdown
}

/** A page requested as Markdown. */
export interface RequestedMarkdown {
  locale: Locale
  path: string
  hrefOf: (locale: Locale, path: string) => string
}

/** A path no page can have. */
const missingPageSegment = '-'

const ending = /\.md$/

/** The page that a Markdown URL names: `/fr/index.md` → the French home page. */
function namedBy(pathname: string): RequestedMarkdown {
  const {locale, path} = parsePathname(pathname.replace(ending, ''))
  return {locale, path: path === 'index' ? homePath : path, hrefOf: markdownHref}
}

/** The page requested as Markdown, by URL or Accept header; null for other requests. */
export function requestedMarkdown(request: {
  method: string
  headers: Headers
  nextUrl: {pathname: string}
}): RequestedMarkdown | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null
  const {pathname} = request.nextUrl
  const normal = normalHref(pathname)
  const written = normal === null ? pathname : encodeURI(normal)
  if (ending.test(written)) return namedBy(written)
  if (!prefersMarkdown(request.headers.get('accept'))) return null
  return {...parsePathname(pathname), hrefOf: pageHref}
}

/** Internal route that renders a page's Markdown, or its 404. */
function markdownRoute(locale: Locale, path: string | null): string {
  return `/markdown${pageRoute(locale, path ?? missingPageSegment)}`
}

/** Responds with the Markdown of a page. Markdown requests are never redirected by language. */
export async function markdownResponse(
  request: NextRequest,
  {locale, path, hrefOf}: RequestedMarkdown,
): Promise<Response> {
  const {pathname} = request.nextUrl
  if (hrefOf(locale, path) !== pathname) return movedResponse(request, hrefOf(locale, path))

  const state = await findPath(locale, path)
  if (state.kind === 'redirect') {
    const target = parsePathname(state.to)
    const to = isExternal(state.to) ? state.to : hrefOf(target.locale, target.path)
    return movedResponse(request, to)
  }
  if (state.kind === 'missing') logNotFound(pathname, requestIdOf(request.headers))
  const route = markdownRoute(locale, state.kind === 'missing' ? null : path)
  return seal(NextResponse.rewrite(routeUrl(request, route)))
}
