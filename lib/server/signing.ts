import 'server-only'
import {createHmac, hkdfSync, timingSafeEqual, createHash} from 'node:crypto'

import {serverEnv} from './env'

function signatureOf(purpose: string, payload: string): Buffer {
  // One key per purpose, so that a value signed for one is not accepted for another.
  const key = hkdfSync('sha256', serverEnv().revalidateSecret, '', purpose, 32)
  return createHmac('sha256', new Uint8Array(key)).update(payload).digest()
}

/** Serializes and signs a value for a cookie. */
export function signValue(purpose: string, value: unknown): string {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${payload}.${signatureOf(purpose, payload).toString('base64url')}`
}

/** Verifies a value signed for the purpose; null when missing or forged. */
export function readSignedValue(purpose: string, text: string | undefined): unknown {
  if (!text) return null
  const [payload = '', signature = ''] = text.split('.')
  const expected = signatureOf(purpose, payload)
  const actual = Buffer.from(signature, 'base64url')
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null
  return JSON.parse(Buffer.from(payload, 'base64url').toString())
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether a request bears `SUPABASE_FORWARDER_TOKEN` or `CRON_SECRET`, as scheduled calls do. */
export function isScheduledCall(request: Request): boolean {
  const {forwarderToken, cronSecret} = serverEnv()
  const sent = request.headers.get('authorization') ?? ''
  return [forwarderToken, cronSecret].some(
    (token) => token && timingSafeEqual(digest(sent), digest(`Bearer ${token}`)),
  )
}
