import {NextResponse, type NextRequest} from 'next/server'

import {loginHref} from './lib/admin/next-path'
import {unknownSessionResponse} from './lib/admin/unknown-session'
import {defaultLocale} from './lib/i18n/locales'
import {logNotFound} from './lib/platform/logging/not-found'
import {requestIdHeader, requestIdOf} from './lib/platform/logging/request-id'
import {seal, withNonce} from './lib/platform/security/request-policy'
import {draftResponse} from './lib/preview/respond'
import {endpointAt} from './lib/routing/endpoints'
import {refuseForm} from './lib/routing/form-check'
import {languageAnswer} from './lib/routing/language-choice/answer'
import {isFormless, refuseMethod} from './lib/routing/methods'
import {notFoundResponse} from './lib/routing/not-found'
import {findPath} from './lib/routing/path-index'
import {pageHref, pageRoute, parsePathname} from './lib/routing/paths'
import {movedResponse, routeUrl} from './lib/routing/rewrite'
import {answerForm} from './lib/routing/unanswered-form'
import {searchRoute} from './lib/search/route'
import {
  markdownRoute,
  type RequestedMarkdown,
  requestedMarkdown,
} from './lib/seo/markdown/requested'
import {isSharePathname, parseSharePathname} from './lib/seo/share-address'
import {refreshSession} from './lib/supabase/proxy-session'

export const config = {
  matcher: [
    // Everything but the Studio, the not-found page and Next.js's own files.
    '/((?!studio(?:/|$)|_next/|[a-z]+/not-found-page$).*)',
    // An endpoint among the Studio's addresses.
    '/studio/thumbnails/:file*',
    // What is posted to those, which have no forms: Next.js would read it all the same.
    {
      source: '/((?:studio|_next)/.*|[a-z]+/not-found-page)',
      has: [{type: 'header', key: 'next-action'}],
    },
    {
      source: '/((?:studio|_next)/.*|[a-z]+/not-found-page)',
      has: [{type: 'header', key: 'content-type', value: 'multipart/.*'}],
    },
  ],
}

async function adminResponse(request: NextRequest): Promise<NextResponse> {
  const session = await refreshSession(request)
  const {pathname, search} = request.nextUrl
  // An endpoint refuses strangers itself.
  const isEndpoint = endpointAt(pathname) !== null
  if (isEndpoint) {
    const {headers} = request
    return session.applyTo(seal(NextResponse.next({request: {headers}})))
  }
  // What is sent goes on: the action says what became of it.
  if (session.isUnknown && request.method !== 'POST')
    return session.applyTo(unknownSessionResponse())
  if (!session.claims && !session.isUnknown && pathname !== '/admin/login') {
    const notice = session.wasSignedIn ? 'session-ended' : undefined
    const login = loginHref({notice, next: pathname + search})
    return session.applyTo(NextResponse.redirect(new URL(login, request.url)))
  }
  return session.applyTo(NextResponse.next(withNonce(request, 'nobody')))
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
  if (state.kind === 'missing') logNotFound(pathname, requestIdOf(request.headers))
  const url = request.nextUrl.clone()
  url.pathname = markdownRoute(locale, state.kind === 'missing' ? null : path)
  // Next.js writes the Vary of pages itself and leaves Accept out: a shared cache that kept this would give it to browsers.
  const headers = hrefOf === pageHref ? {'cache-control': 'private, no-cache'} : undefined
  return seal(NextResponse.rewrite(url, {headers}))
}

/** The steps of a request for a page: the first that has an answer ends it. */
async function pageResponse(request: NextRequest): Promise<Response> {
  const markdown = requestedMarkdown(request)
  if (markdown) return markdownResponse(request, markdown)

  const {pathname} = request.nextUrl
  const {locale, path} = parsePathname(pathname)
  if (pathname.split('/')[1] === defaultLocale)
    return movedResponse(request, pageHref(locale, path))
  const draft = await draftResponse(request, locale, path)
  if (draft) return draft

  const state = await findPath(locale, path)
  const inOtherLanguage = languageAnswer(request, {locale, path, state})
  if (inOtherLanguage) return inOtherLanguage
  if (state.kind === 'missing') return notFoundResponse(request, locale)
  if (state.kind === 'redirect') return movedResponse(request, state.to)
  const answered = await answerForm(request, locale)
  if (answered) return answered
  // English has no prefix in its address but is a folder like every language: `/about` is shown by `/en/about`.
  const results = searchRoute(locale, path, request.nextUrl.searchParams)
  const url = routeUrl(request, results ?? pageRoute(locale, path))
  // Pages that are kept have a policy of their own. The answer to a form that was sent without script is made for it.
  const isKept = !results && request.method !== 'POST'
  return NextResponse.rewrite(url, isKept ? {} : withNonce(request, 'nobody'))
}

/** Pictures are drawn once and kept, each at its address: addresses that the site did not name itself have none. */
function pictureResponse(request: NextRequest): Response | Promise<Response> {
  const isNamed = parseSharePathname(request.nextUrl.pathname) !== null
  return isNamed ? seal(NextResponse.next()) : notFoundResponse(request, defaultLocale)
}

async function answer(request: NextRequest): Promise<Response> {
  const {pathname} = request.nextUrl
  const endpoint = endpointAt(pathname)
  const refusal =
    refuseMethod(request.method, pathname, endpoint) ??
    (endpoint ? undefined : await refuseForm(request, parsePathname(pathname).locale))
  if (refusal) return refusal
  if (isFormless(pathname) && !endpoint) return NextResponse.next()
  if (/^\/admin(\/|$)/.test(pathname)) return adminResponse(request)
  if (isSharePathname(pathname)) return pictureResponse(request)
  if (endpoint === pathname) return seal(NextResponse.next())
  if (endpoint) return seal(NextResponse.rewrite(new URL(endpoint, request.url)))
  // The gallery of primitives; in production it is a path like any other that is not published.
  if (process.env.NODE_ENV === 'development' && pathname === '/dev/ui') return NextResponse.next()
  return pageResponse(request)
}

/**
 * Sends every request for a page to its language's folder, keeps the sessions of admins fresh, and names each request. A
 * page that is kept is not told the name: to change the headers of a request costs more than to find the page.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  const requestId = requestIdOf(request.headers)
  request.headers.set(requestIdHeader, requestId)
  const response = await answer(request)
  response.headers.set(requestIdHeader, requestId)
  return response
}
