import 'server-only'
import {NextResponse} from 'next/server'

import {refusalPage} from '../routing/refusal-page'

const words = {
  title: 'Sign-in is unavailable right now',
  text: 'Nothing is lost, and you’re still signed in. Reload this page in a moment.',
}

/** Response while the session cannot be checked: a sign-in form would be of no use. */
export function unknownSessionResponse(): NextResponse {
  const page = refusalPage('en', 503, words)
  return new NextResponse(page.body, page)
}
