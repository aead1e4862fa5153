import {writeFile} from 'node:fs/promises'
import {join} from 'node:path'

import {type ClientConfig, createClient, type SanityClient} from '@sanity/client'

import {type Credentials, readCredentials as readFile} from '../../local/credentials.ts'

/** A role in the embedded Content Lake. */
export type StudioRole = keyof Credentials['contentLake']['tokens']

/** Reads the credentials in a data folder. */
export const readCredentials = (dataDir: string): Credentials =>
  readFile(join(dataDir, 'credentials.json'))

const key = 'k'.repeat(32)
const closed = 'http://127.0.0.1:1'

/** Credentials of services that are not there. */
const unreachable: Credentials = {
  contentLake: {
    url: closed,
    projectId: 'embedded',
    dataset: 'production',
    tokens: {administrator: key, editor: key, contributor: key, viewer: key},
  },
  supabase: {url: closed, publishableKey: key, secretKey: key},
  admin: {email: 'admin@site.example', password: 'correct horse battery'},
}

/** Writes the credentials that the starter would leave in a data folder, for a service that reads only some of them. */
export async function writeCredentials(dataDir: string, some: Partial<Credentials>): Promise<void> {
  await writeFile(join(dataDir, 'credentials.json'), JSON.stringify({...unreachable, ...some}))
}

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
