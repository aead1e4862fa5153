import 'server-only'
import type {JwtPayload, SupabaseClient} from '@supabase/supabase-js'
import {redirect} from 'next/navigation'

import {logFailure} from '../server/request-log'
import {createSessionClient, isUnanswered} from '../server/supabase/clients'
import type {Database, Tables} from '../server/supabase/database.types.generated'
import {loginHref, secondFactorHref} from './paths'
import {type Auth, type Session, nobody} from './session'

/**
 * Access to the admin area. With an enrolled factor, only an AAL2 session is an admin. `unknown` while the services
 * do not respond.
 */
export type Viewer = 'nobody' | 'needsSecondFactor' | 'notAdmin' | 'admin' | 'unknown'

type Client = SupabaseClient<Database>

async function readRole(client: Client): Promise<'notAdmin' | 'admin' | 'unknown'> {
  const {data, error} = await client.rpc('is_admin')
  if (error) await logFailure('user-data', {code: error.code || null})
  // Another server may be listening at the service's address.
  if (typeof data !== 'boolean') return 'unknown'
  return data ? 'admin' : 'notAdmin'
}

/** Reads the assurance levels from the service, because the factors in the cookie are as old as the session. */
async function readAssurance(client: Client, claims: JwtPayload) {
  if (claims.aal === 'aal2') return {needsSecondFactor: false, gone: false}
  const {data: stored} = await client.auth.getSession()
  const token = stored.session?.access_token
  const {data, error} = await client.auth.mfa.getAuthenticatorAssuranceLevel(token)
  if (error) return {needsSecondFactor: false, gone: !isUnanswered(error)}
  return {needsSecondFactor: data.nextLevel === 'aal2', gone: false}
}

async function viewerWith(client: Client, claims: JwtPayload): Promise<Viewer> {
  const [role, {needsSecondFactor, gone}] = await Promise.all([
    readRole(client),
    readAssurance(client, claims),
  ])
  if (gone) return 'nobody'
  if (needsSecondFactor) return 'needsSecondFactor'
  return role
}

/** The access of the user whose session is in the cookies, as the services report it. */
export async function getViewer(): Promise<Viewer> {
  const client = await createSessionClient()
  const {data, error} = await client.auth.getClaims()
  if (data) return viewerWith(client, data.claims)
  return isUnanswered(error) ? 'unknown' : 'nobody'
}

/** Redirects to sign-in or the second factor when needed, and returns the access otherwise. */
export async function requireSignIn(page: string): Promise<'notAdmin' | 'admin' | 'unknown'> {
  const viewer = await getViewer()
  if (viewer === 'nobody') redirect(loginHref({next: page}))
  if (viewer === 'needsSecondFactor') redirect(secondFactorHref(page))
  return viewer
}

function sessionOf({sub, exp}: JwtPayload): Session {
  return {userId: sub, expiresAt: exp}
}

async function getProfile(client: Client, userId: string): Promise<Tables<'profiles'> | null> {
  const {data, error} = await client.from('profiles').select().eq('user_id', userId).maybeSingle()
  if (error) await logFailure('user-data', {code: error.code || null})
  return data
}

/** Session data for the browser of a viewer. */
export async function getAuth(viewer: Viewer): Promise<Auth> {
  const client = await createSessionClient()
  const {data} = await client.auth.getClaims()
  if (!data || viewer === 'nobody') return nobody
  const {claims} = data
  return {
    user: {id: claims.sub, email: claims.email ?? null},
    session: sessionOf(claims),
    profile: await getProfile(client, claims.sub),
    isAdmin: viewer === 'admin',
  }
}

/**
 * Checks the session with the service, because a token outlives a session that was ended elsewhere. `unknown` when
 * the service does not respond.
 */
export async function getSession(responseHeaders: Headers): Promise<Session | 'ended' | 'unknown'> {
  const client = await createSessionClient({responseHeaders})
  const {data, error} = await client.auth.getClaims()
  if (!data) return isUnanswered(error) ? 'unknown' : 'ended'
  const {error: refusal} = await client.auth.getUser()
  if (!refusal) return sessionOf(data.claims)
  return isUnanswered(refusal) ? 'unknown' : 'ended'
}
