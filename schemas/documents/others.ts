import type {SanityClient} from '@sanity/client'
import {getVersionFromId} from '@sanity/client/csm'
import type {ValidationContext} from 'sanity'

import {apiVersion} from '../../lib/content/api-version'

/** The end of a filter for what will be published beside a document. What is planned in releases does not count yet. */
export const notPlanned = /* groq */ `!(_id in path("versions.**"))`

/**
 * Reads what a document is judged beside: for a version in a release, what there will be once that is published; for
 * others, everything as it is stored, drafts too.
 */
export function othersOf({
  document,
  getClient,
}: Pick<ValidationContext, 'document' | 'getClient'>): {
  client: SanityClient
  release: string | undefined
} {
  const release = getVersionFromId(document?._id ?? '')
  const perspective = release === undefined ? 'raw' : [release]
  return {client: getClient({apiVersion}).withConfig({perspective}), release}
}
