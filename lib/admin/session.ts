import type {Tables} from '../server/supabase/database.types.generated'
import {adminHref} from '../urls/paths'

/** The parts of a session that the browser may know: user and expiry, never its tokens. */
export interface Session {
  userId: string
  /** Seconds since 1970. */
  expiresAt: number
}

/** The signed-in user. */
interface User {
  id: string
  email: string | null
}

/** Session, profile and role. */
export interface Auth {
  user: User | null
  session: Session | null
  /** Null when there is none or it could not be read. */
  profile: Tables<'profiles'> | null
  isAdmin: boolean
}

/** Signed out. */
export const nobody: Auth = {user: null, session: null, profile: null, isAdmin: false}

/** Endpoint that reports the session. */
const sessionPath = `${adminHref}/session`

const channelName = 'admin-session'

/** Fetches the session, which the server refreshes shortly before expiry. Throws when the server fails. */
export async function fetchSession(): Promise<Session | 'ended'> {
  const response = await fetch(sessionPath, {cache: 'no-store'})
  if (response.status === 401) return 'ended'
  if (!response.ok) throw new Error(`The session could not be fetched: HTTP ${response.status}`)
  return (await response.json()) as Session
}

/** Tells other tabs that this browser has signed out. */
export function announceSignOut(): void {
  const channel = new BroadcastChannel(channelName)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Channels have none: they never leave the origin.
  channel.postMessage('signed-out')
  channel.close()
}

/** Calls back when another tab signs out; returns the unsubscribe function. */
export function onSignOutElsewhere(callback: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', callback)
  return () => channel.close()
}
