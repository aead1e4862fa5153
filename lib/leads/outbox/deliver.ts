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

/** Posts a request; returns the HTTP status, or null without an answer. Redirects are not followed. */
async function post({url, write}: Receiver, id: string, event: LeadEvent): Promise<number | null> {
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
    return response.status
  } catch {
    return null
  }
}

/** Sends what is due to one receiver, one after the other. Stops at a failure, unless the next attempt is near. */
async function deliverTo(receiver: Receiver, receivers: string[], client: Client): Promise<void> {
  for (;;) {
    const claim = await client.rpc('claim_delivery', {receiver: receiver.name, receivers})
    if (claim.error) return logFailure('outbox-not-read', {code: claim.error.code || null})
    const [due] = claimed.parse(claim.data)
    if (!due) return undefined
    const answer = await post(receiver, due.webhook_id, due.payload)
    const {data: pause} = await client.rpc('record_delivery', {
      delivery: due.delivery,
      // The generated types do not know that arguments may be null.
      answer: answer as number,
    })
    const isSent = answer !== null && answer >= 200 && answer < 300
    if (!isSent) await logFailure('lead-not-delivered', {status: answer})
    if (pause !== null && pause > longestPause) return undefined
    await wait((pause ?? 0) * 1000)
  }
}

/** Sends the requests that are due to the receivers of `LEAD_WEBHOOK_URL`. Any number of instances may do so at once. */
export async function deliverLeads(): Promise<void> {
  const receivers = readReceivers()
  const names = receivers.map(({name}) => name)
  const client = createForwarderClient()
  await Promise.all(receivers.map((receiver) => deliverTo(receiver, names, client)))
}
