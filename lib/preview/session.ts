import 'server-only'
import {urlSearchParamPreviewSecret, validatePreviewUrl} from '@sanity/preview-url-secret'

import {draftClient} from '../content/draft-client'
import {publicEnv} from '../platform/env'
import {readSignedValue, signValue} from '../platform/signed-value'
import {previewCookie} from './cookie'
import type {PreviewPerspective} from './perspective'

/** The longest a preview lasts, in seconds: a working day. The Studio's own secrets end it after an hour. */
export const maxAge = 8 * 60 * 60

/** A preview in one browser, as its signed cookie says. */
export interface PreviewSession {
  perspective: PreviewPerspective
  /** In milliseconds since 1970. */
  expires: number
  /** The Studio's secret that started the preview and ends it. */
  secret: string
}

const purpose = 'preview session'

/** A session as the value of its cookie: the session and its signature. */
export const signSession = (session: PreviewSession): string => signValue(purpose, session)

/** The session in a cookie, or null for one that is missing, forged or expired. */
export function readSession(value: string | undefined, now = Date.now()): PreviewSession | null {
  const session = readSignedValue(purpose, value) as PreviewSession | null
  if (!session) return null
  return session.expires > now ? session : null
}

/** The cookie of a session. The Studio has the site's origin, so its frame sends a `lax` cookie too. */
export function sessionCookie(session: PreviewSession) {
  return {
    name: previewCookie,
    value: signSession(session),
    expires: session.expires,
    httpOnly: true,
    path: '/',
    sameSite: 'lax',
    secure: publicEnv.siteUrl.startsWith('https://'),
  } as const
}

/**
 * Whether the Content Lake still knows the secret of a session: Presentation renews its own every hour, and a shared one
 * ends with sharing.
 */
export async function isSecretValid({secret}: PreviewSession): Promise<boolean> {
  const parameters = new URLSearchParams({[urlSearchParamPreviewSecret]: secret})
  const {isValid} = await validatePreviewUrl(draftClient(), `/?${parameters}`)
  return isValid
}
