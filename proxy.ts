import {NextResponse, type NextRequest} from 'next/server'

import {adminResponse} from './lib/admin/respond'
import {defaultLocale, type Locale} from './lib/i18n/locales'
import {expirePathIndex, findPath} from './lib/sanity/path-index'
import {draftResponse} from './lib/sanity/preview/response'
import {requestedMarkdown} from './lib/seo/markdown/requested'
import {markdownResponse} from './lib/seo/markdown/respond'
import {isSharePathname, parseSharePathname} from './lib/seo/share-address'
import {requestIdHeader, requestIdOf} from './lib/server/request-log'
import {seal, withNonce} from './lib/server/security-policy'
import {adminPath, isInArea} from './lib/urls/areas'
import {endpointAt, revalidateEndpoint} from './lib/urls/endpoints'
import {inlineScriptHashes} from './lib/urls/inline-scripts'
import {languageResponse} from './lib/urls/language-choice/response'
import {isNotFoundPage, notFoundResponse} from './lib/urls/not-found'
import {outdatedFormRoute, receiveOutdatedForm} from './lib/urls/outdated-form'
import {pageHref, pageRoute, parsePathname} from './lib/urls/paths'
import {
  readForm,
  refusalOf,
  refuseForeignForm,
  refuseMalformedForm,
  type RequestHead,
} from './lib/urls/refusals'
import {movedResponse, routeUrl} from './lib/urls/rewrite'
import {searchRoute} from './lib/urls/search-route'
import {reservedPath} from './lib/urls/site-path'

export const config = {
  matcher: [
    // Everything but the Studio and Next.js's own files.
    '/((?!studio(?:/|$)|_next/).*)',
    '/studio/thumbnails/:file*',
  ],
}

/** Responds to a request for an endpoint, whose route in `app/` may differ from its URL. */
async function endpointResponse(request: NextRequest, endpoint: string): Promise<Response> {
  const {pathname} = request.nextUrl
  // Harmless though unverified: the index is read at most twice a second.
  if (endpoint === revalidateEndpoint) expirePathIndex()
  const isUnknownPicture = isSharePathname(pathname) && !parseSharePathname(pathname)
  if (isUnknownPicture) return notFoundResponse(request, defaultLocale)
  if (endpoint === pathname) return seal(NextResponse.next())
  return seal(NextResponse.rewrite(new URL(endpoint, request.url)))
}

/** Leads to a reserved path that was written in another form, or to the not-found page. */
function missingResponse(request: NextRequest, locale: Locale): Response | Promise<Response> {
  const reserved = reservedPath(request.nextUrl.pathname)
  return reserved ? movedResponse(request, reserved) : notFoundResponse(request, locale)
}

/** Renders a page per request, such as search results and the response to a form. */
function renderedResponse(request: NextRequest, url: URL): Response {
  const response = NextResponse.rewrite(url, withNonce(request, inlineScriptHashes))
  // Next.js sends no such header with the response to a form.
  if (request.method === 'POST') response.headers.set('cache-control', 'private, no-store')
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
  const outdatedForm = outdatedFormRoute(request, locale, path)
  const draft = outdatedForm ? null : await draftResponse(request, {locale, path})
  if (draft) return draft

  const state = await findPath(locale, path)
  const inOtherLanguage = languageResponse(request, {locale, path, state})
  if (inOtherLanguage) return inOtherLanguage
  if (state.kind === 'missing') return missingResponse(request, locale)
  if (state.kind === 'redirect') return movedResponse(request, state.to)
  // English has no prefix in its URL, but a folder in `app/` like every language.
  const perRequest = outdatedForm ?? searchRoute(locale, path, searchParams)
  const url = routeUrl(request, perRequest ?? pageRoute(locale, path))
  // Static pages have their own policy.
  const isStatic = !perRequest && request.method !== 'POST'
  return isStatic ? NextResponse.rewrite(url) : renderedResponse(request, url)
}

function headOf({method, nextUrl, headers}: NextRequest): RequestHead {
  return {
    method,
    pathname: nextUrl.pathname,
    search: nextUrl.search,
    contentLength: headers.get('content-length'),
    transferEncoding: headers.get('transfer-encoding'),
  }
}

async function respond(request: NextRequest): Promise<Response> {
  const {pathname} = request.nextUrl
  const refusal = refusalOf(headOf(request)) ?? refuseForeignForm(request)
  if (refusal) return refusal
  const form = await readForm(request)
  const malformed = refuseMalformedForm(pathname, form)
  if (malformed) return malformed
  const endpoint = endpointAt(pathname)
  if (!endpoint) await receiveOutdatedForm(request, form)
  if (isInArea(adminPath, pathname)) return adminResponse(request)
  if (endpoint) return endpointResponse(request, endpoint)
  if (isNotFoundPage(pathname)) return NextResponse.next()
  return pageResponse(request)
}

/**
 * Routes every request except the Studio's and sets its request id. Cached pages get none in their request headers,
 * because changing these costs more than serving the page.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  const requestId = requestIdOf(request.headers)
  request.headers.set(requestIdHeader, requestId)
  const response = await respond(request)
  response.headers.set(requestIdHeader, requestId)
  return response
}
