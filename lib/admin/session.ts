import type {Tables} from '../supabase/database.types.generated'

/** What the browser may know of a session: whose it is and how long it stands, never its tokens. */
export interface Session {
  /** Null where the service does not number its sessions. */
  id: string | null
  userId: string
  /** Seconds since 1970. */
  expiresAt: number
}

/** Somebody who is signed in. */
interface User {
  id: string
  email: string | null
}

/** Who looks at a page, as the server has found out. */
export interface Auth {
  user: User | null
  session: Session | null
  /** Null for somebody who has none, and when it could not be read. */
  profile: Tables<'profiles'> | null
  isAdmin: boolean
}

/** Nobody is signed in. */
export const nobody: Auth = {user: null, session: null, profile: null, isAdmin: false}

/** Where the browser asks whether the session still stands. */
const sessionPath = '/admin/session'

const channelName = 'admin-session'

/** Asks the server, which refreshes a session that is about to expire. Throws when it cannot say. */
export async function askForSession(): Promise<Session | 'ended'> {
  const response = await fetch(sessionPath, {cache: 'no-store'})
  if (response.status === 401) return 'ended'
  if (!response.ok) throw new Error(`The session could not be asked for: ${response.status}`)
  return (await response.json()) as Session
}

/** Tells the other tabs that this browser has signed out. */
export function announceSignOut(): void {
  const channel = new BroadcastChannel(channelName)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Channels have none: they never leave the origin.
  channel.postMessage('signed-out')
  channel.close()
}

/** Calls back when another tab has signed out; returns how to stop listening. */
export function onSignOutElsewhere(callback: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', callback)
  return () => channel.close()
}
