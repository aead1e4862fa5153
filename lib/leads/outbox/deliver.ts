import 'server-only'
import {setTimeout as wait} from 'node:timers/promises'

import {Webhook} from 'standardwebhooks'
import {z} from 'zod'

import {serverEnv} from '../../server/env'
import {logFailure} from '../../server/request-log'
import {createForwarderClient} from '../../server/supabase/clients'
import {leadEvent, type LeadEvent} from './formats'
import {readReceivers, type Receiver} from './receivers'

/** Milliseconds after which an attempt has failed; the database repeats it no sooner than after twenty seconds. */
const timeoutMs = 10_000

/** Seconds that a failed attempt is waited for here; later ones are for the scheduled call. */
const longestPause = 5

type Client = ReturnType<typeof createForwarderClient>

const claimed = z.array(
  z.object({delivery: z.coerce.number(), webhook_id: z.string(), payload: leadEvent}),
)

/** Seconds that a receiver asks to be left alone: a number of them, or a date in the future. */
function secondsOf(retryAfter: string | null): number | undefined {
  if (!retryAfter) return undefined
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000)
  return seconds > 0 ? Math.min(seconds, 86_400) : undefined
}

interface Answer {
  /** HTTP status, or null without an answer. */
  status: number | null
  retryAfter?: number | undefined
}

/** Posts a request. Redirects are not followed. */
async function post({url, write}: Receiver, id: string, event: LeadEvent): Promise<Answer> {
  const {contentType, body} = write(event, url)
  const time = new Date()
  const signature = new Webhook(serverEnv().leadWebhookSecret ?? '').sign(id, time, body)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': contentType,
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(time.getTime() / 1000)),
        'webhook-signature': signature,
      },
      body,
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    const {status, headers} = response
    return {status, retryAfter: secondsOf(headers.get('retry-after'))}
  } catch {
    return {status: null}
  }
}

/** Records an attempt; returns the seconds until the next, or null after the last. */
async function record(
  client: Client,
  delivery: number,
  {status, retryAfter}: Answer,
): Promise<number | null> {
  const {data: pause} = await client.rpc('record_delivery', {
    delivery,
    // The generated types do not know that arguments may be null.
    answer: status as number,
    ...(retryAfter !== undefined && {retry_after: retryAfter}),
  })
  const isSent = status !== null && status >= 200 && status < 300
  if (!isSent) await logFailure('lead-not-delivered', {status})
  return pause
}

/**
 * Sends what is due to one receiver, one after the other, and waits for an attempt that is near. Stops when the receiver
 * does not answer for longer.
 */
async function deliverTo(receiver: Receiver, receivers: string[], client: Client): Promise<void> {
  for (;;) {
    const claim = await client.rpc('claim_delivery', {receiver: receiver.name, receivers})
    if (claim.error) return logFailure('outbox-not-read', {code: claim.error.code || null})
    const [due] = claimed.parse(claim.data)
    if (!due) return undefined
    const answer = await post(receiver, due.webhook_id, due.payload)
    const pause = (await record(client, due.delivery, answer)) ?? 0
    if (pause <= longestPause) await wait(pause * 1000)
    else if (answer.status === null) return undefined
  }
}

/** Sends the requests that are due to the receivers of `LEAD_WEBHOOK_URL`. Any number of instances may do so at once. */
export async function deliverLeads(): Promise<void> {
  const receivers = readReceivers()
  const names = receivers.map(({name}) => name)
  const client = createForwarderClient()
  await Promise.all(receivers.map((receiver) => deliverTo(receiver, names, client)))
}
