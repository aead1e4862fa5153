import 'server-only'
import {decodeSignatureHeader, isValidSignature, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import type {z} from 'zod'

import {serverEnv} from './env'

/** Tolerated clock difference in milliseconds; older requests may be replays. */
const maxSkew = 5 * 60_000

/** Maximum bytes; no publish comes close. */
const maxBody = 256 * 1024

interface Refused {
  accepted: false
  status: 400 | 401 | 413
  reason: string
}

/** The body of a signed request, or the reason for its refusal. */
export type SignedRequest<Body> = {accepted: true; body: Body} | Refused

const refuse = (status: Refused['status'], reason: string): Refused => ({
  accepted: false,
  status,
  reason,
})

/** Text of a body; null when it is too large, without reading the rest. */
async function readText({body}: Request): Promise<string | null> {
  if (!body) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength
    if (size > maxBody) {
      await reader.cancel()
      return null
    }
    text += decoder.decode(part.value, {stream: true})
  }
  return text + decoder.decode()
}

async function isSigned(text: string, signature: string): Promise<boolean> {
  return isValidSignature(text, signature, serverEnv().revalidateSecret).catch(() => false)
}

function isRecent(signature: string): boolean {
  const {timestamp} = decodeSignatureHeader(signature)
  return Math.abs(Date.now() - timestamp) <= maxSkew
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Reads and verifies a webhook request with an `@sanity/webhook` signature; `expected` describes the body in the
 * refusal.
 */
export async function readSigned<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  expected: string,
): Promise<SignedRequest<z.output<Schema>>> {
  const signature = request.headers.get(SIGNATURE_HEADER_NAME)
  if (!signature) return refuse(401, 'The signature is missing.')
  const text = await readText(request)
  if (text === null) return refuse(413, 'The body is too large.')
  if (!(await isSigned(text, signature))) return refuse(401, 'The signature is wrong.')
  if (!isRecent(signature)) return refuse(401, 'The signature is too old.')

  const parsed = schema.safeParse(parseJson(text))
  return parsed.success
    ? {accepted: true, body: parsed.data}
    : refuse(400, `The body is not ${expected}.`)
}
