import {type Session, fetchSession, onSignOutElsewhere} from './session'

/**
 * Milliseconds before expiry at which to refresh. supabase-js refreshes no earlier than 90 s
 * before.
 */
const refreshAhead = 60_000

/** Minimum delay in milliseconds: after a failure, or when a clock is wrong. */
const shortestWait = 30_000

interface Watched {
  session: Session
  /** The session is valid; its expiry may have moved. */
  onSession: (session: Session) => void
  /** The session has expired, or was ended in this browser. */
  onEnd: () => void
  /** Whether a request is in flight. */
  onLoading: (loading: boolean) => void
}

/**
 * Refreshes a session before it expires and checks it when the tab becomes visible. Hidden tabs
 * send nothing. Returns a function that stops it.
 */
export function watchSession({session, onSession, onEnd, onLoading}: Watched): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isFetching = false
  let stopped = false

  const wait = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(check, milliseconds)
  }
  const waitForExpiry = ({expiresAt}: Session) =>
    wait(Math.max(expiresAt * 1000 - Date.now() - refreshAhead, shortestWait))
  const stop = () => {
    stopped = true
    clearTimeout(timer)
    stopListening()
    document.removeEventListener('visibilitychange', check)
    window.removeEventListener('pageshow', checkRestored)
    window.removeEventListener('online', check)
  }
  const end = () => {
    stop()
    onEnd()
  }
  const take = (answer: Session | 'ended') => {
    if (answer === 'ended') return end()
    onSession(answer)
    return waitForExpiry(answer)
  }

  async function refresh(): Promise<void> {
    isFetching = true
    onLoading(true)
    try {
      const answer = await fetchSession()
      if (!stopped) take(answer)
    } catch {
      if (stopped) return
      // oxlint-disable-next-line no-console -- Only for developers; users see nothing of it.
      console.warn('The session could not be refreshed. This is likely transient.')
      wait(shortestWait)
    } finally {
      isFetching = false
      onLoading(false)
    }
  }
  function check(): void {
    if (!isFetching && document.visibilityState === 'visible') void refresh()
  }
  // The back/forward cache restores the page without a request.
  function checkRestored(event: PageTransitionEvent): void {
    if (event.persisted) check()
  }

  const stopListening = onSignOutElsewhere(end)
  document.addEventListener('visibilitychange', check)
  window.addEventListener('pageshow', checkRestored)
  window.addEventListener('online', check)
  waitForExpiry(session)
  return stop
}
