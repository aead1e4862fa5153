import 'server-only'
import {urlSearchParamPreviewSecret, validatePreviewUrl} from '@sanity/preview-url-secret'

import {publicEnv} from '../../server/env'
import {readSignedValue, signValue} from '../../server/signed-value'
import {previewCookie} from '../../urls/request-names'
import {draftClient} from '../clients/draft-client'
import type {PreviewPerspective} from './perspective'

/** Maximum age of a preview in seconds: a working day. The Studio's own secrets expire after an hour. */
export const maxAge = 8 * 60 * 60

/** A preview session, stored in a signed cookie. */
export interface PreviewSession {
  perspective: PreviewPerspective
  /** In milliseconds since 1970. */
  expires: number
  /** The Studio's secret that started the preview and ends it. */
  secret: string
}

const purpose = 'preview session'

/** Serializes and signs a session for its cookie. */
export const signSession = (session: PreviewSession): string => signValue(purpose, session)

/** Reads a session from its cookie; null when missing, forged or expired. */
export function readSession(value: string | undefined, now = Date.now()): PreviewSession | null {
  const session = readSignedValue(purpose, value) as PreviewSession | null
  if (!session) return null
  return session.expires > now ? session : null
}

/** The session cookie. `lax` is enough, because the Studio's frame is same-origin. */
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
 * Whether the session's secret is still valid: Presentation renews its own every hour, and a shared preview ends when
 * sharing does.
 */
export async function isSecretValid({secret}: PreviewSession): Promise<boolean> {
  const parameters = new URLSearchParams({[urlSearchParamPreviewSecret]: secret})
  const {isValid} = await validatePreviewUrl(draftClient(), `/?${parameters}`)
  return isValid
}
