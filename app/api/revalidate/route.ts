import {revalidateTag} from 'next/cache'
import {after} from 'next/server'

import {readAnnouncement} from '@/lib/cache/announcement'
import {refreshPages} from '@/lib/cache/refresh-pages'
import {cacheTagOf, everyPublishTag} from '@/lib/cache/tags'
import {outdatedNeighbourTags} from '@/lib/content/neighbours'

/** Revalidates the cache tags in a signed announcement of a publish. */
export async function POST(request: Request): Promise<Response> {
  const announcement = await readAnnouncement(request)
  if (!announcement.accepted) {
    return Response.json({message: announcement.reason}, {status: announcement.status})
  }
  // Stale pages are served until new ones are rendered, so an outage after a publish costs nothing.
  const named = announcement.tags.map(cacheTagOf)
  for (const tag of [...named, ...(await outdatedNeighbourTags()), everyPublishTag])
    revalidateTag(tag, 'max')
  after(refreshPages)
  return Response.json({tags: announcement.tags.length})
}
