import 'server-only'
import {
  isAuthRetryableFetchError,
  type JwtPayload,
  type SupabaseClient,
} from '@supabase/supabase-js'
import {redirect} from 'next/navigation'

import {logUserDataFailure} from '../logging/user-data'
import type {Database, Tables} from '../supabase/database.types.generated'
import {createSessionClient} from '../supabase/server-client'
import {loginHref, secondFactorHref} from './next-path'
import {type Auth, type Session, nobody} from './session'

/** Who looks at an admin page. Without the second factor that is enrolled, nobody is an admin. */
export type Viewer = 'nobody' | 'needsSecondFactor' | 'notAdmin' | 'admin'

type Client = SupabaseClient<Database>

async function askWhetherAdmin(client: Client): Promise<boolean> {
  const {data, error} = await client.rpc('is_admin')
  if (error) logUserDataFailure(error.code)
  return data === true
}

/** The service's own word on the factors counts, not that of the cookie, which is as old as the session. */
async function askForLevels(client: Client, claims: JwtPayload) {
  if (claims.aal === 'aal2') return {needsSecondFactor: false, gone: false}
  const {data: stored} = await client.auth.getSession()
  const token = stored.session?.access_token
  const {data, error} = await client.auth.mfa.getAuthenticatorAssuranceLevel(token)
  if (error) return {needsSecondFactor: false, gone: !isAuthRetryableFetchError(error)}
  return {needsSecondFactor: data.nextLevel === 'aal2', gone: false}
}

async function viewerWith(client: Client, claims: JwtPayload): Promise<Viewer> {
  const [isAdmin, {needsSecondFactor, gone}] = await Promise.all([
    askWhetherAdmin(client),
    askForLevels(client, claims),
  ])
  if (gone) return 'nobody'
  if (needsSecondFactor) return 'needsSecondFactor'
  return isAdmin ? 'admin' : 'notAdmin'
}

/** Reads the session from the cookies and asks the services who this person is. */
export async function getViewer(): Promise<Viewer> {
  const client = await createSessionClient()
  const {data} = await client.auth.getClaims()
  return data ? viewerWith(client, data.claims) : 'nobody'
}

/** Who looks at this page; whoever has yet to sign in, or to show the second factor, is led there and back. */
export async function requireSignIn(page: string): Promise<'notAdmin' | 'admin'> {
  const viewer = await getViewer()
  if (viewer === 'nobody') redirect(loginHref({next: page}))
  if (viewer === 'needsSecondFactor') redirect(secondFactorHref(page))
  return viewer
}

function sessionOf({session_id, sub, exp}: JwtPayload): Session {
  return {id: session_id ?? null, userId: sub, expiresAt: exp}
}

async function getProfile(client: Client, userId: string): Promise<Tables<'profiles'> | null> {
  const {data, error} = await client.from('profiles').select().eq('user_id', userId).maybeSingle()
  if (error) logUserDataFailure(error.code)
  return data
}

/** What the browser is told of the person who looks at a page, who may have been asked for already. */
export async function getAuth(known?: Viewer): Promise<Auth> {
  const client = await createSessionClient()
  const {data} = await client.auth.getClaims()
  if (!data) return nobody
  const {claims} = data
  const [viewer, profile] = await Promise.all([
    known ?? viewerWith(client, claims),
    getProfile(client, claims.sub),
  ])
  if (viewer === 'nobody') return nobody
  return {
    user: {id: claims.sub, email: claims.email ?? null},
    session: sessionOf(claims),
    profile,
    isAdmin: viewer === 'admin',
  }
}

/**
 * Whether the session in the cookies still stands; the service is asked, since a token is good until it expires even
 * when its session has been ended elsewhere. Unknown when the service does not answer.
 */
export async function getSession(responseHeaders: Headers): Promise<Session | 'ended' | 'unknown'> {
  const client = await createSessionClient(responseHeaders)
  const {data, error} = await client.auth.getClaims()
  if (!data) return isAuthRetryableFetchError(error) ? 'unknown' : 'ended'
  const {error: refusal} = await client.auth.getUser()
  if (!refusal) return sessionOf(data.claims)
  return isAuthRetryableFetchError(refusal) ? 'unknown' : 'ended'
}
