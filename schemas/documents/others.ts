import type {SanityClient} from '@sanity/client'
import {getVersionFromId} from '@sanity/client/csm'
import type {ValidationContext} from 'sanity'

import {apiVersion} from '../../lib/content/api-version'

/** Filter for documents outside releases, which are not published yet. */
export const notPlanned = /* groq */ `!(_id in path("versions.**"))`

/**
 * Reads the documents to validate against: for a version, those after its release; otherwise all,
 * including drafts.
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
