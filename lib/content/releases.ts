import 'server-only'
import {defineQuery} from 'next-sanity'

import {draftClient} from './draft-client'

export const releaseQuery = defineQuery(
  `*[_id == "_.releases." + $name][0]{"title": metadata.title}`,
)

/** Title of a release, or null without one. */
export async function getReleaseTitle(name: string): Promise<string | null> {
  const release = await draftClient().fetch<{title: string | null} | null>(
    releaseQuery,
    {name},
    {perspective: 'raw'},
  )
  return release?.title ?? null
}
