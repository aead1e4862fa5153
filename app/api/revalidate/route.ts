import {revalidateTag} from 'next/cache'
import {after} from 'next/server'

import {readAnnouncement} from '@/lib/cache/announcement'
import {invalidationDurations} from '@/lib/cache/invalidation'
import {purgeCdn} from '@/lib/cache/purge'
import {cacheTagOf, everyPublishTag} from '@/lib/cache/tags'
import {warmPages} from '@/lib/cache/warm-pages'

/** Invalidates the pages behind the sync tags that a signed announcement of a publish names. */
export async function POST(request: Request): Promise<Response> {
  const announcement = await readAnnouncement(request)
  if (!announcement.accepted) {
    return Response.json({message: announcement.reason}, {status: announcement.status})
  }
  const named = announcement.tags.map(cacheTagOf)
  for (const tag of [...named, everyPublishTag]) revalidateTag(tag, invalidationDurations)
  // Next.js logs why pages could not be requested.
  after(() => warmPages().finally(() => purgeCdn()))
  return Response.json({tags: announcement.tags.length})
}
