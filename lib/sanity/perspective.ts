import 'server-only'
// The only storage scoped to a single request.
// oxlint-disable-next-line no-restricted-imports
import {cache} from 'react'

const request = cache((): {perspective: string[] | null} => ({perspective: null}))

/** Makes this request read drafts in a perspective, without caching; null reads published content. */
export function setDraftPerspective(perspective: string[] | null): void {
  request().perspective = perspective
}

/** The perspective in which this request reads drafts; null on public pages, in builds and inside caches. */
export function draftPerspective(): string[] | null {
  return request().perspective
}
