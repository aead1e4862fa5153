import 'server-only'
import {decodeSignatureHeader, isValidSignature, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import type {NextRequest} from 'next/server'
import type {z} from 'zod'

import {serverEnv} from '../server/env'
import {parsedJson} from '../server/json'

/** Tolerated clock difference in milliseconds; older requests may be replays. */
const maxSkew = 5 * 60_000

const refuse = (status: 400 | 401, message: string) => Response.json({message}, {status})

function isRecent(signature: string): boolean {
  const {timestamp} = decodeSignatureHeader(signature)
  return Math.abs(Date.now() - timestamp) <= maxSkew
}

/**
 * Verifies a webhook request with an `@sanity/webhook` signature. Returns its body, or a refusal that says what was
 * `expected`.
 */
export async function readSigned<Schema extends z.ZodType>(
  request: NextRequest,
  schema: Schema,
  expected: string,
): Promise<Response | z.output<Schema>> {
  const {revalidateSecret: secret} = serverEnv()
  const signature = request.headers.get(SIGNATURE_HEADER_NAME)
  if (!signature) return refuse(401, 'The signature is missing.')
  // Checked before the body is parsed. Throws when there is no body, or no time in the signature.
  const text = await request.text().catch(() => '')
  const isOurs = await isValidSignature(text, signature, secret).catch(() => false)
  if (!isOurs) return refuse(401, 'The signature is wrong.')
  if (!isRecent(signature)) return refuse(401, 'The signature is too old.')

  const parsed = schema.safeParse(parsedJson(text))
  return parsed.success ? parsed.data : refuse(400, `The body is not ${expected}.`)
}
