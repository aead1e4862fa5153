import type {SanityClient} from '@sanity/client'
import {getVersionFromId} from '@sanity/client/csm'
import type {ValidationContext} from 'sanity'

import {apiVersion} from '../../lib/sanity/api'

/** Filter that excludes versions in releases, which are not published yet. */
export const notPlanned = /* groq */ `!(_id in path("versions.**"))`

/**
 * Returns a client that reads the documents to validate against: for a version, the dataset after its release;
 * otherwise all documents, drafts included.
 */
export function validationClient({
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
