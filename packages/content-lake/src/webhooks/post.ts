import {encodeSignatureHeader, SIGNATURE_HEADER_NAME} from '@sanity/webhook'

/** Timeout of one request in milliseconds. */
const ANSWER_MS = 15_000
/** Maximum characters of a response that are stored with an attempt. */
const MAX_ANSWER = 1000

/** Endpoint that receives a payload. */
export interface Receiver {
  url: string
  /** Signs the payload; unsigned when absent. */
  secret?: string | null
  httpMethod?: string
  headers?: Record<string, string>
}

/** Result of a request. */
export interface Outcome {
  failure: 'http' | 'network' | 'timeout' | null
  /** Absent when the receiver did not answer. */
  status?: number
  answer?: string
}

/** Sends JSON, signed as Sanity does. Repetitions have the same idempotency key. */
export async function post(
  {url, secret, httpMethod = 'POST', headers}: Receiver,
  body: string,
  key: string,
  stop: AbortSignal,
): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method: httpMethod,
      // A GET has no body.
      ...(httpMethod === 'GET' ? {} : {body}),
      headers: {
        ...headers,
        'content-type': 'application/json',
        'idempotency-key': key,
        ...(secret && {
          [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), secret),
        }),
      },
      redirect: 'error',
      signal: AbortSignal.any([stop, AbortSignal.timeout(ANSWER_MS)]),
    })
    const answer = (await response.text()).slice(0, MAX_ANSWER)
    return {failure: response.ok ? null : 'http', status: response.status, answer}
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
    return {failure: isTimeout ? 'timeout' : 'network'}
  }
}
