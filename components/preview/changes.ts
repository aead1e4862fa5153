import {draftEventsEndpoint} from '../../lib/urls/endpoints'

/** Milliseconds after which a refused connection is tried again. */
const retryDelay = 30_000

/**
 * Calls back on every change of content, and once when the preview has ended. A hidden tab holds no connection, of
 * which browsers open six per host. Returns the unsubscribe function.
 */
export function onChange(change: () => void): () => void {
  let source: EventSource | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let wasOpen = false
  const close = () => {
    source?.close()
    clearTimeout(retry)
  }
  const open = () => {
    close()
    if (document.hidden) return
    const opened = new EventSource(draftEventsEndpoint)
    source = opened
    opened.addEventListener('message', change)
    opened.addEventListener('open', () => {
      // What changed without a connection.
      if (wasOpen) change()
      wasOpen = true
    })
    // Browsers reconnect by themselves, except after an error status.
    opened.addEventListener('error', () => {
      if (opened.readyState === EventSource.CLOSED) retry = setTimeout(open, retryDelay)
    })
    opened.addEventListener('end', () => {
      close()
      change()
    })
  }
  open()
  document.addEventListener('visibilitychange', open)
  return () => {
    document.removeEventListener('visibilitychange', open)
    close()
  }
}
