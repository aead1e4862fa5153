import {join} from 'node:path'

import {type ClientConfig, createClient, type SanityClient} from '@sanity/client'

import {type Credentials, readCredentials as readFile} from '../../local/starter/credentials.ts'

/** Somebody whom the embedded Content Lake knows. */
export type StudioRole = keyof Credentials['contentLake']['tokens']

/** What the services of a data folder let in. */
export const readCredentials = (dataDir: string): Credentials =>
  readFile(join(dataDir, 'credentials.json'))

/** A client of the embedded Content Lake that may do everything, and sees drafts. */
export function contentLakeClient(
  {url, projectId, dataset, tokens}: Credentials['contentLake'],
  more: ClientConfig = {},
): SanityClient {
  return createClient({
    apiHost: url,
    projectId,
    dataset,
    token: tokens.administrator,
    useProjectHostname: false,
    apiVersion: '2026-03-01',
    useCdn: false,
    perspective: 'raw',
    ...more,
  })
}
