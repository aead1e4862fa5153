import 'server-only'
import {NextResponse, type NextRequest} from 'next/server'

import {seal, withNonce} from '../server/security-policy'
import {refreshSession} from '../server/supabase/proxy-session'
import {endpointAt} from '../urls/endpoints'
import {inlineScriptHashes} from '../urls/inline-script-hashes'
import {refusalPage} from '../urls/refusals'
import {loginHref, loginPath} from './paths'

const unknownSession = {
  title: 'Sign-in is unavailable right now',
  text: 'Nothing is lost, and you’re still signed in. Reload this page in a moment.',
}

/** Response while sessions cannot be checked; the sign-in form would not work either. */
function unknownSessionResponse(): NextResponse {
  const page = refusalPage('en', 503, unknownSession)
  return new NextResponse(page.body, page)
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
  // Let forms through: their action reports the failure, and keeps what was typed.
  const isForm = request.method === 'POST'
  if (session.isUnknown && !isForm) return session.applyTo(unknownSessionResponse())
  if (!session.claims && !session.isUnknown && !isForm && pathname !== loginPath) {
    const notice = session.wasSignedIn ? 'session-ended' : undefined
    const login = loginHref({notice, next: pathname + search})
    return session.applyTo(NextResponse.redirect(new URL(login, request.url)))
  }
  return session.applyTo(NextResponse.next(withNonce(request, inlineScriptHashes)))
}
