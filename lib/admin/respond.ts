import 'server-only'
import {NextResponse, type NextRequest} from 'next/server'

import {seal, withNonce} from '../platform/security/request-policy'
import {refreshSession} from '../platform/supabase/proxy-session'
import {adminPath} from '../routing/areas'
import {endpointAt} from '../routing/endpoints'
import {loginHref, loginPath} from './next-path'
import {unknownSessionResponse} from './unknown-session'

/** Whether a path belongs to the admin area. */
export function isAdminPathname(pathname: string): boolean {
  return pathname === adminPath || pathname.startsWith(`${adminPath}/`)
}

/** Responds to admin requests with a refreshed session, and redirects visitors without one to the sign-in page. */
export async function adminResponse(request: NextRequest): Promise<NextResponse> {
  const session = await refreshSession(request)
  const {pathname, search} = request.nextUrl
  // Endpoints authorize requests themselves.
  if (endpointAt(pathname) !== null) {
    const {headers} = request
    return session.applyTo(seal(NextResponse.next({request: {headers}})))
  }
  // Let forms through: their action reports the failure.
  if (session.isUnknown && request.method !== 'POST')
    return session.applyTo(unknownSessionResponse())
  if (!session.claims && !session.isUnknown && pathname !== loginPath) {
    const notice = session.wasSignedIn ? 'session-ended' : undefined
    const login = loginHref({notice, next: pathname + search})
    return session.applyTo(NextResponse.redirect(new URL(login, request.url)))
  }
  return session.applyTo(NextResponse.next(withNonce(request, 'nobody')))
}
