import type {NextRequest} from 'next/server'
import {z} from 'zod'

import {writeClient} from '@/lib/sanity/clients'
import {writeRedirects} from '@/lib/sanity/redirects'
import {readSigned} from '@/lib/sanity/webhook'

const addressed = z.looseObject({_type: z.enum(['page', 'article'])})
const bodySchema = z.object({
  changes: z.array(z.object({_id: z.string().min(1), before: addressed.nullable()})).max(1000),
})

/**
 * Receives the signed list of published pages and articles with their previous paths, and writes their redirects.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const body = await readSigned(request, bodySchema, '{"changes": [{"_id": "…", "before": {…}}]}')
  if (body instanceof Response) return body
  const client = writeClient()
  if (!client) {
    return Response.json({message: 'SANITY_API_WRITE_TOKEN is missing.'}, {status: 501})
  }
  const {set, remove} = await writeRedirects(client, body.changes)
  return Response.json({set: set.length, removed: remove.length})
}
