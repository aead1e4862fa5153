import {type Session, askForSession, onSignOutElsewhere} from './session'

/** How long before a session expires it is refreshed; the service's client refreshes nothing earlier than 90 s before. */
const refreshAhead = 60_000

/** The shortest wait before asking again, in milliseconds: after a failure, or when a clock is wrong. */
const shortestWait = 30_000

interface Watched {
  session: Session
  /** It still stands, perhaps for longer. */
  onSession: (session: Session) => void
  /** It has expired, or this browser has signed out. */
  onEnd: () => void
  /** Whether the answer is being waited for. */
  onLoading: (loading: boolean) => void
}

/**
 * Keeps an eye on a session: it is refreshed before it expires and looked after whenever the tab comes into view. A
 * hidden tab asks nothing. Returns how to stop.
 */
export function watchSession({session, onSession, onEnd, onLoading}: Watched): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = false
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

  async function ask(): Promise<void> {
    asking = true
    onLoading(true)
    try {
      const answer = await askForSession()
      if (!stopped) take(answer)
    } catch {
      if (stopped) return
      // oxlint-disable-next-line no-console -- For whoever looks into the browser's console; nobody else is told.
      console.warn('The session could not be refreshed. This is likely transient.')
      wait(shortestWait)
    } finally {
      asking = false
      onLoading(false)
    }
  }
  function check(): void {
    if (!asking && document.visibilityState === 'visible') void ask()
  }
  // Back and forward may show the page as it was, without asking the server for it.
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
