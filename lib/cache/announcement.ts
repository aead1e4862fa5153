import 'server-only'
import {z} from 'zod'

import {readSigned, type Refused} from '../platform/signed-request'

const bodySchema = z.object({tags: z.array(z.string().min(1).max(200)).min(1).max(2000)})

export type Announcement = {accepted: true; tags: string[]} | Refused

/** The sync tags of a publish, or why the request is refused. */
export async function readAnnouncement(request: Request): Promise<Announcement> {
  const signed = await readSigned(request, bodySchema, '{"tags": ["…"]}')
  return signed.accepted ? {accepted: true, tags: signed.body.tags} : signed
}
