import 'server-only'
import {setTimeout as wait} from 'node:timers/promises'

import {draftClient} from '../clients'
import {isSecretValid, type PreviewSession} from './session'

/** Maximum milliseconds between events, so that proxies keep the connection and a revoked secret is noticed. */
const interval = 30_000

const comment = ':\n\n'
const changeEvent = 'data: change\n\n'
const endEvent = 'event: end\ndata:\n\n'

async function* eventsOf(
  session: PreviewSession,
  disconnected: AbortSignal,
): AsyncGenerator<string> {
  let wake = new AbortController()
  let isChanged = false
  let isPolling = false
  const poll = () => {
    isPolling = true
  }
  const subscription = draftClient()
    .live.events({includeDrafts: true})
    .subscribe({
      next({type}) {
        if (type === 'goaway') poll()
        if (type !== 'message' && type !== 'restart') return
        isChanged = true
        wake.abort()
      },
      error: poll,
    })
  let isOver = false
  try {
    yield comment
    while (!isOver && !disconnected.aborted) {
      const signal = AbortSignal.any([disconnected, wake.signal])
      const time = Math.min(interval, session.expires - Date.now())
      await wait(time, undefined, {signal}).catch(() => null)
      const hasNews = isChanged || isPolling
      isChanged = false
      wake = new AbortController()
      // Null when the Content Lake does not respond; the next event checks again.
      const isValid = await isSecretValid(session).catch(() => null)
      isOver = isValid === false || session.expires <= Date.now()
      if (isOver) yield endEvent
      else yield hasNews && isValid ? changeEvent : comment
    }
  } finally {
    subscription.unsubscribe()
  }
}

/**
 * Server-sent events of a preview, drafts and releases included: a message for changes of content, without saying
 * which, and `end` when the session is over. All previews share one connection to the Content Lake.
 */
export function changeEvents(
  session: PreviewSession,
  disconnected: AbortSignal,
): ReadableStream<Uint8Array> {
  const events = eventsOf(session, disconnected)
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const {value, done} = await events.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await events.return(undefined)
    },
  })
}
