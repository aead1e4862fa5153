import {join} from 'node:path'

import {type Credentials, readCredentials as readFile} from '../../local/credentials.ts'

/** A role in the embedded Content Lake. */
export type StudioRole = keyof Credentials['contentLake']['tokens']

/** Reads the credentials in a data folder. */
export const readCredentials = (dataDir: string): Credentials =>
  readFile(join(dataDir, 'credentials.json'))
