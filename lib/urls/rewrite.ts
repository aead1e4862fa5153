import {NextResponse, type NextRequest} from 'next/server'

import {isExternal} from './site-path'

/**
 * Redirects with 308; within the site, the request's query stays. Browsers revalidate it, because an editor may reuse the
 * path, and a cached redirect would then loop.
 */
export function movedResponse(request: NextRequest, href: string): NextResponse {
  const headers = {'cache-control': 'no-cache'}
  const url = isExternal(href) ? href : routeUrl(request, href)
  return NextResponse.redirect(url, {status: 308, headers})
}

/** The URL of a request with another path; the query stays. */
export function routeUrl(request: NextRequest, pathname: string): URL {
  const url = request.nextUrl.clone()
  url.pathname = pathname
  return url
}
