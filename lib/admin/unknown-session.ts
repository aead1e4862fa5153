import 'server-only'
import {NextResponse} from 'next/server'

import {refusalPage} from '../routing/refusal-page'

const words = {
  title: 'Sign-in is unavailable right now',
  text: 'Nothing is lost, and you’re still signed in. Reload this page in a moment.',
}

/** Response while sessions cannot be checked; the sign-in form would not work either. */
export function unknownSessionResponse(): NextResponse {
  const page = refusalPage('en', 503, words)
  return new NextResponse(page.body, page)
}
