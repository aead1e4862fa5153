import {NextResponse, type NextRequest} from 'next/server'

/**
 * Redirects with 308. Browsers revalidate it, because an editor may reuse the path, and a cached redirect would then
 * loop.
 */
export function movedResponse(request: NextRequest, href: string): NextResponse {
  const headers = {'cache-control': 'no-cache'}
  return NextResponse.redirect(routeUrl(request, href), {status: 308, headers})
}

/** The URL of a request with another path; the query stays. */
export function routeUrl(request: NextRequest, pathname: string): URL {
  const url = request.nextUrl.clone()
  url.pathname = pathname
  return url
}
