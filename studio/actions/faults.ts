import type {SanityClient} from '@sanity/client'
import {pathToString, validateDocument, type SanityDocument, type Workspace} from 'sanity'

import {referredIds} from '../translations/translation'
import type {Finding} from './checks/findings'

/** Looks up all references of a document in one query; Sanity's own lookup debounces for 250 ms. */
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

/** The validation errors of this very draft: `useValidationStatus` is throttled and may still tell of the one before. */
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
