import type {SanityClient} from '@sanity/client'
import {pathToString, validateDocument, type SanityDocument, type Workspace} from 'sanity'

import {referredIds} from '../translations/translation-plan'
import type {Issue} from './checks/issues'

/** Looks up all references of a document in one query; Sanity's own lookup debounces for 250 ms. */
function referenceCheck(client: SanityClient, document: SanityDocument) {
  const reader = client.withConfig({perspective: 'raw', useCdn: false})
  const among = async (ids: string[]) =>
    new Set(await reader.fetch<string[]>('*[_id in $ids]._id', {ids}))
  const referred = referredIds(document)
  let found: Promise<Set<string>> | undefined
  return async ({id}: {id: string}) => {
    const known = referred.includes(id) ? (found ??= among(referred)) : among([id])
    return (await known).has(id)
  }
}

/** Validates a draft: `useValidationStatus` is throttled and may still report on the revision before. */
export async function validationErrors(
  client: SanityClient,
  document: SanityDocument,
  workspace: Workspace,
): Promise<Issue[]> {
  const {currentUser} = workspace
  const markers = await validateDocument({
    document,
    workspace,
    currentUser,
    environment: 'studio',
    getDocumentExists: referenceCheck(client, document),
  })
  return markers
    .filter(({level}) => level === 'error')
    .map(({message, path}) => ({kind: 'invalid', about: message, path: pathToString(path)}))
}
