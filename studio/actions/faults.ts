import type {SanityClient} from '@sanity/client'
import {pathToString, validateDocument, type SanityDocument, type Workspace} from 'sanity'

import {referredIds} from '../translations/translation'
import type {Finding} from './checks/findings'

/** Whether documents are there, asked at once for all that a document refers to. Sanity gathers ids for 250 ms. */
function existence(client: SanityClient, document: SanityDocument) {
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

/**
 * What keeps a draft from being published, judged by this very draft. What `useValidationStatus` says of a revision may
 * have been found in the one before: it throttles the two apart.
 */
export async function faultsIn(
  client: SanityClient,
  document: SanityDocument,
  workspace: Workspace,
): Promise<Finding[]> {
  const {currentUser} = workspace
  const markers = await validateDocument({
    document,
    workspace,
    currentUser,
    environment: 'studio',
    getDocumentExists: existence(client, document),
  })
  return markers
    .filter(({level}) => level === 'error')
    .map(({message, path}) => ({kind: 'fault', about: message, path: pathToString(path)}))
}
