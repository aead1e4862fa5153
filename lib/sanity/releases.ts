import 'server-only'
import {draftClient} from './clients/draft-client'
import {releaseQuery} from './queries'

/** Title of a release, or null without one. */
export async function getReleaseTitle(name: string): Promise<string | null> {
  const release = await draftClient().fetch<{title: string | null} | null>(
    releaseQuery,
    {name},
    {perspective: 'raw'},
  )
  return release?.title ?? null
}
