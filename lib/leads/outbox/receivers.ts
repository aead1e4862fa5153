import 'server-only'
import {serverEnv} from '../../server/env'
import {formats, type LeadEvent} from './formats'

/** A webhook that the operator has configured. */
export interface Receiver {
  /** Its host, with a number from the second of the same host on. The rest of the URL may be a secret. */
  name: string
  url: URL
  write: (event: LeadEvent, url: URL) => {contentType: string; body: string}
}

/** The receivers of `LEAD_WEBHOOK_URL`, which {@link serverEnv} has validated. */
export function readReceivers(): Receiver[] {
  const receivers: Receiver[] = []
  for (const text of serverEnv().leadWebhookUrl?.split(',') ?? []) {
    const [, prefix = 'standard', address = ''] = /^(?:(\w+)\+)?(.*)$/.exec(text.trim()) ?? []
    const url = new URL(address)
    const earlier = receivers.filter((receiver) => receiver.url.host === url.host).length
    const name = earlier === 0 ? url.host : `${url.host} (${earlier + 1})`
    receivers.push({name, url, write: formats[prefix as keyof typeof formats]})
  }
  return receivers
}
