import {revalidateTag} from 'next/cache'
import {after} from 'next/server'

import {readAnnouncement} from '@/lib/cache/announcement'
import {refreshPages} from '@/lib/cache/refresh-pages'
import {cacheTagOf, everyPublishTag} from '@/lib/cache/tags'

/** Takes the signed list of sync tags that a publish changed; the pages behind them are rendered again. */
export async function POST(request: Request): Promise<Response> {
  const announcement = await readAnnouncement(request)
  if (!announcement.accepted) {
    return Response.json({message: announcement.reason}, {status: announcement.status})
  }
  // Stale pages stay until the new ones are ready: an outage of the Content Lake right after a publish costs nothing.
  const named = announcement.tags.map(cacheTagOf)
  for (const tag of [...named, everyPublishTag]) revalidateTag(tag, 'max')
  after(refreshPages)
  return Response.json({tags: announcement.tags.length})
}
