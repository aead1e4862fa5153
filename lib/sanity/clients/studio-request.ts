import 'server-only'
import {fetchSecretQuery} from '@sanity/preview-url-secret/constants'

import {draftClient} from '../clients'

/**
 * Whether a request bears a secret that somebody's Studio wrote to the dataset in the last hour. The secret of a shared
 * preview does not count. Throws when the Content Lake does not answer.
 */
export async function isFromStudio(request: Request): Promise<boolean> {
  const header = request.headers.get('authorization') ?? ''
  const [, secret] = /^Bearer ([\w-]{16,100})$/.exec(header) ?? []
  if (!secret) return false
  const options = {perspective: 'raw', cache: 'no-store'} as const
  return (await draftClient().fetch(fetchSecretQuery, {secret}, options)) !== null
}
