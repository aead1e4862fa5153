import {NextResponse, type NextRequest} from 'next/server'

import {adminResponse} from './lib/admin/admin-requests'
import {defaultLocale, type Locale} from './lib/i18n/locales'
import {sentFormRoute} from './lib/leads/sent-form'
import {expirePathIndex, findPath} from './lib/sanity/path-index'
import {draftResponse} from './lib/sanity/preview/preview-requests'
import {requestedMarkdown, markdownResponse} from './lib/seo/markdown/markdown-requests'
import {isShareHref, parseShareHref} from './lib/seo/share-href'
import {requestIdHeader, requestIdOf} from './lib/server/request-log'
import {seal, withNonce} from './lib/server/security-policy'
import {storing} from './lib/server/storing'
import {endpointAt, revalidateEndpoint} from './lib/urls/endpoints'
import {reservedHref} from './lib/urls/hrefs'
import {inlineScriptHashes} from './lib/urls/inline-script-hashes'
import {languageResponse} from './lib/urls/language-choice'
import {
  adminHref,
  isBelow,
  languageParameter,
  studioHref,
  pageHref,
  pageRoute,
  parsePathname,
  previewCookie,
} from './lib/urls/paths'
import {methodRefusal, refusalOf} from './lib/urls/refusals'
import {isNotFoundPage, notFoundResponse, movedResponse, routeUrl} from './lib/urls/responses'
import {searchRoute} from './lib/urls/routes'

export const config = {
  // Everything but Next.js's own files.
  matcher: ['/((?!_next/).*)'],
}

/** Responds to a request for an endpoint, whose route in `app/` may differ from its URL. */
async function endpointResponse(request: NextRequest, endpoint: string): Promise<Response> {
  const {pathname} = request.nextUrl
  // Harmless though unverified: the index is read at most twice a second.
  if (endpoint === revalidateEndpoint) expirePathIndex()
  const isUnknownPicture = isShareHref(pathname) && !parseShareHref(pathname)
  if (isUnknownPicture) return notFoundResponse(request, defaultLocale)
  if (endpoint === pathname) return seal(NextResponse.next())
  return seal(NextResponse.rewrite(new URL(endpoint, request.url)))
}

/** Leads to a reserved path that was written in another form, or to the not-found page. */
function missingResponse(request: NextRequest, locale: Locale): Response | Promise<Response> {
  const reserved = reservedHref(request.nextUrl.pathname)
  return reserved ? movedResponse(request, reserved) : notFoundResponse(request, locale)
}

/** Serves a route. Where navigations are redirected by a language in the query, no cache may keep the page. */
function rewriteTo(
  {nextUrl}: NextRequest,
  ...[url, options]: Parameters<typeof NextResponse.rewrite>
): Response {
  const response = NextResponse.rewrite(url, options)
  if (nextUrl.searchParams.has(languageParameter)) {
    response.headers.set('cache-control', storing.nobody)
  }
  return response
}

/** Responds to a request for a page; the first step with a response ends it. */
async function pageResponse(request: NextRequest): Promise<Response> {
  const {pathname, searchParams} = request.nextUrl
  const {locale, path} = parsePathname(pathname)
  const markdown = requestedMarkdown(request)
  if (markdown) return markdownResponse(request, markdown)
  if (pathname.split('/')[1] === defaultLocale)
    return movedResponse(request, pageHref(locale, path))
  const sentForm = sentFormRoute(request, locale, path)
  const draft = sentForm ? null : await draftResponse(request, {locale, path})
  if (draft) return draft
  // The server action of a preview that has ended.
  if (request.method === 'POST') return methodRefusal()

  const state = await findPath(locale, path)
  const inOtherLanguage = languageResponse(request, {locale, path, state})
  if (inOtherLanguage) return inOtherLanguage
  if (state.kind === 'missing') return missingResponse(request, locale)
  if (state.kind === 'redirect') return movedResponse(request, state.to)
  // English has no prefix in its URL, but a folder in `app/` like every language.
  const perRequest = sentForm ?? searchRoute(locale, path, searchParams)
  const url = routeUrl(request, perRequest ?? pageRoute(locale, path))
  // Static pages have their own policy.
  const options = perRequest ? withNonce(request, inlineScriptHashes) : undefined
  return rewriteTo(request, url, options)
}

async function respond(request: NextRequest): Promise<Response> {
  const {pathname} = request.nextUrl
  const refusal = refusalOf(request, request.cookies.has(previewCookie))
  if (refusal) return refusal
  const endpoint = endpointAt(pathname)
  if (isBelow(adminHref, pathname)) return adminResponse(request)
  if (endpoint) return endpointResponse(request, endpoint)
  if (isNotFoundPage(pathname) || isBelow(studioHref, pathname)) return NextResponse.next()
  return pageResponse(request)
}

/**
 * Routes every request and sets its request id. Cached pages get no id in their request headers,
 * because changing these costs more than serving the page.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  const requestId = requestIdOf(request.headers)
  request.headers.set(requestIdHeader, requestId)
  const response = await respond(request)
  response.headers.set(requestIdHeader, requestId)
  return response
}
