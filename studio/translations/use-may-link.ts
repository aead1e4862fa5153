import {useDocumentValuePermissions} from 'sanity'

import {metadataType} from './metadata'

/** A document to ask permissions for. */
const metadata = {_id: 'new-metadata', _type: metadataType}

/** Whether a user may create, link and mark versions: what records it is published at once. Undefined until known. */
export function useMayLink(): boolean | undefined {
  const [create] = useDocumentValuePermissions({document: metadata, permission: 'create'})
  return create?.granted
}
