import {join} from 'node:path'

import {type ClientConfig, createClient, type SanityClient} from '@sanity/client'

import {type Credentials, readCredentials as readFile} from '../../local/credentials.ts'

/** A role in the embedded Content Lake. */
export type StudioRole = keyof Credentials['contentLake']['tokens']

/** Reads the credentials in a data folder. */
export const readCredentials = (dataDir: string): Credentials =>
  readFile(join(dataDir, 'credentials.json'))

/** Returns an admin client of the embedded Content Lake, drafts included. */
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
