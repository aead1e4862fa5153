import 'server-only'
import {urlSearchParamPreviewSecret, validatePreviewUrl} from '@sanity/preview-url-secret'

import {readSignedValue, signValue} from '../../server/signing'
import {sessionCookieOptions} from '../../server/supabase/clients'
import {previewCookie} from '../../urls/paths'
import {draftClient} from '../clients'

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

/** Reads a session from its cookie; null when missing, forged or expired. */
export function readSession(value: string | undefined, now = Date.now()): PreviewSession | null {
  const session = readSignedValue(purpose, value) as PreviewSession | null
  if (!session) return null
  return session.expires > now ? session : null
}

/** The session cookie. `lax` is enough, because the Studio's frame is same-origin. */
export function sessionCookie(session: PreviewSession) {
  const {expires} = session
  return {...sessionCookieOptions, name: previewCookie, value: signValue(purpose, session), expires}
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

/** Names of perspectives, strongest first: releases, `drafts`, or `published` alone. */
export type PreviewPerspective = string[]

const perspectiveName = /^[A-Za-z0-9_-]{1,100}$/

/** Perspectives that return a document in several versions, which a page cannot show. */
const unusable = new Set(['raw', 'previewDrafts'])

/** Parses a perspective from Presentation, with releases separated by commas; drafts when malformed. */
export function readPerspective(value: string | null | undefined): PreviewPerspective {
  const names = value?.split(',') ?? []
  const isUsable =
    names.length > 0 && names.every((name) => perspectiveName.test(name) && !unusable.has(name))
  return isUsable ? names : ['drafts']
}

/** The strongest release of a preview's perspective, or null for drafts and published. */
export function previewedRelease([first]: PreviewPerspective): string | null {
  return first === undefined || first === 'drafts' || first === 'published' ? null : first
}
