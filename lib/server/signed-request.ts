import 'server-only'
import {decodeSignatureHeader, isValidSignature, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import type {z} from 'zod'

import {serverEnv} from './env'

/** Tolerated clock difference in milliseconds; older requests may be replays. */
const maxSkew = 5 * 60_000

interface Refused {
  accepted: false
  status: 400 | 401
  reason: string
}

/** The body of a signed request, or the reason for its refusal. */
export type SignedRequest<Body> = {accepted: true; body: Body} | Refused

const refuse = (status: Refused['status'], reason: string): Refused => ({
  accepted: false,
  status,
  reason,
})

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
  const text = await request.text()
  if (!(await isSigned(text, signature))) return refuse(401, 'The signature is wrong.')
  if (!isRecent(signature)) return refuse(401, 'The signature is too old.')

  const parsed = schema.safeParse(parseJson(text))
  return parsed.success
    ? {accepted: true, body: parsed.data}
    : refuse(400, `The body is not ${expected}.`)
}
