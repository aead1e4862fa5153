import {urlSearchParamPreviewSecret, validatePreviewUrl} from '@sanity/preview-url-secret'
import {cookies} from 'next/headers'
import {connection} from 'next/server'

import {draftClient} from '@/lib/sanity/clients'
import {readPerspective, maxAge, sessionCookie} from '@/lib/sanity/preview/session'
import {serverEnv} from '@/lib/server/env'
import {sameOriginHref} from '@/lib/urls/links'

const refuse = (message: string) => new Response(message, {status: 503})

/** Starts a preview with a secret from the Studio, and redirects to the page. */
export async function GET(request: Request): Promise<Response> {
  // At build time there is no secret, and perhaps no token.
  await connection()
  if (!serverEnv().readToken) {
    return refuse('Drafts cannot be shown: SANITY_API_READ_TOKEN is missing. See .env.example.')
  }
  const preview = await validatePreviewUrl(draftClient(), request.url).catch(() => null)
  if (!preview) {
    return refuse('Drafts cannot be shown: the Content Lake does not answer. Try again.')
  }
  const secret = new URL(request.url).searchParams.get(urlSearchParamPreviewSecret)
  if (!preview.isValid || !secret) return new Response('Invalid secret', {status: 401})

  const perspective = readPerspective(preview.studioPreviewPerspective)
  const expires = Date.now() + maxAge * 1000
  const jar = await cookies()
  jar.set(sessionCookie({perspective, expires, secret}))
  const location = sameOriginHref(preview.redirectTo ?? '/') ?? '/'
  return new Response(null, {status: 307, headers: {location}})
}
