import {revalidateTag} from 'next/cache'
import {after, type NextRequest} from 'next/server'
import {z} from 'zod'

import {invalidationDurations, cacheTagOf, currentText, everyPublishTag} from '@/lib/sanity/cache'
import {warmPages} from '@/lib/sanity/invalidation'
import {getNewestPaths, getPrerenderedPaths} from '@/lib/sanity/pages'
import {readSigned} from '@/lib/sanity/webhook'

const bodySchema = z.object({tags: z.array(z.string().min(1).max(200)).min(1).max(2000)})

/** Receives a signed webhook about a publish, and invalidates the pages with its sync tags. */
export async function POST(request: NextRequest): Promise<Response> {
  const body = await readSigned(request, bodySchema, '{"tags": ["…"]}')
  if (body instanceof Response) return body
  const {tags} = body
  const named = tags.map(cacheTagOf)
  for (const tag of [...named, everyPublishTag]) revalidateTag(tag, invalidationDurations)
  revalidateTag(currentText, {expire: 0})
  after(() => warmPages(getNewestPaths, getPrerenderedPaths))
  return Response.json({tags: tags.length})
}
