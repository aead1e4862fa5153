import 'server-only'
import {createHmac, hkdfSync, timingSafeEqual} from 'node:crypto'

import {serverEnv} from './env'

function signatureOf(purpose: string, payload: string): Buffer {
  // A key for each purpose: what is signed for one passes for no other.
  const key = hkdfSync('sha256', serverEnv().revalidateSecret, '', purpose, 32)
  return createHmac('sha256', new Uint8Array(key)).update(payload).digest()
}

/** A value and its signature, as the text of a cookie. */
export function signValue(purpose: string, value: unknown): string {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${payload}.${signatureOf(purpose, payload).toString('base64url')}`
}

/** The value that was signed for the purpose; null for a text that is missing or forged. */
export function readSignedValue(purpose: string, text: string | undefined): unknown {
  if (!text) return null
  const [payload = '', signature = ''] = text.split('.')
  const expected = signatureOf(purpose, payload)
  const actual = Buffer.from(signature, 'base64url')
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null
  return JSON.parse(Buffer.from(payload, 'base64url').toString())
}
