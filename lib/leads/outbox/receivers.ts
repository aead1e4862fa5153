import 'server-only'
import {createHash} from 'node:crypto'

import {serverEnv} from '../../server/env'
import {formats, type LeadEvent} from './formats'

/** A webhook that the operator has configured. */
export interface Receiver {
  /** Its host and a part of its URL's hash, so that it keeps its deliveries wherever it is in the list. */
  name: string
  url: URL
  write: (event: LeadEvent, url: URL) => {contentType: string; body: string}
}

/** The receivers of `LEAD_WEBHOOK_URL`, which {@link serverEnv} has validated. */
export function readReceivers(): Receiver[] {
  const receivers = (serverEnv().leadWebhookUrl?.split(',') ?? []).map((text) => {
    const [, prefix = 'standard', address = ''] = /^(?:(\w+)\+)?(.*)$/.exec(text.trim()) ?? []
    const url = new URL(address)
    const hash = createHash('sha256').update(url.href).digest('hex')
    const name = `${url.host} (${hash.slice(0, 8)})`
    return {name, url, write: formats[prefix as keyof typeof formats]}
  })
  return [...new Map(receivers.map((receiver) => [receiver.name, receiver])).values()]
}
