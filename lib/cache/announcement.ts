import 'server-only'
import {decodeSignatureHeader, isValidSignature, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {z} from 'zod'

import {serverEnv} from '../platform/env'

/** How far the signature's time may lie from this server's, in milliseconds; older requests may be replays. */
const maxSkew = 5 * 60_000

/** Bytes: far above what one publish changes, far below what hurts. */
const maxBody = 256 * 1024

const bodySchema = z.object({tags: z.array(z.string().min(1).max(200)).min(1).max(2000)})

export type Announcement =
  | {accepted: true; tags: string[]}
  | {accepted: false; status: 400 | 401 | 413; reason: string}

const refuse = (status: 400 | 401 | 413, reason: string): Announcement => ({
  accepted: false,
  status,
  reason,
})

/** The text of a body, or null for one that is too large, of which no more is read than that. */
async function readBody({body}: Request): Promise<string | null> {
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

async function isSigned(body: string, signature: string): Promise<boolean> {
  return isValidSignature(body, signature, serverEnv().revalidateSecret).catch(() => false)
}

function isRecent(signature: string): boolean {
  const {timestamp} = decodeSignatureHeader(signature)
  return Math.abs(Date.now() - timestamp) <= maxSkew
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** The sync tags of a webhook request, or why it is refused. Signature as `@sanity/webhook` makes it. */
export async function readAnnouncement(request: Request): Promise<Announcement> {
  const signature = request.headers.get(SIGNATURE_HEADER_NAME)
  if (!signature) return refuse(401, 'The signature is missing.')
  const body = await readBody(request)
  if (body === null) return refuse(413, 'The body is too large.')
  if (!(await isSigned(body, signature))) return refuse(401, 'The signature is wrong.')
  if (!isRecent(signature)) return refuse(401, 'The signature is too old.')

  const parsed = bodySchema.safeParse(parseJson(body))
  if (!parsed.success) return refuse(400, 'The body is not {"tags": ["…"]}.')
  return {accepted: true, tags: parsed.data.tags}
}
