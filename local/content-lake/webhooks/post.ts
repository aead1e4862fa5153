import {encodeSignatureHeader, SIGNATURE_HEADER_NAME} from '@sanity/webhook'

/** Timeout of one request in milliseconds. */
const ANSWER_MS = 15_000

interface Receiver {
  url: string
  secret: string
}

/** What came of a request. */
export interface Outcome {
  isAccepted: boolean
  /** Absent when the receiver did not answer. */
  status?: number
}

/** Posts JSON, signed as Sanity's webhooks are. The same changes have the same key, so a receiver may drop repetitions. */
export async function postSigned(
  {url, secret}: Receiver,
  payload: object,
  key: string,
  stop: AbortSignal,
): Promise<Outcome> {
  const body = JSON.stringify(payload)
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), secret),
      },
      redirect: 'error',
      signal: AbortSignal.any([stop, AbortSignal.timeout(ANSWER_MS)]),
    })
    await response.body?.cancel()
    return {isAccepted: response.ok, status: response.status}
  } catch {
    return {isAccepted: false}
  }
}
