import type {Credentials} from '../../local/credentials.ts'

export {readCredentials} from '../../local/credentials.ts'

/** A role in the embedded Content Lake. */
export type StudioRole = keyof Credentials['contentLake']['tokens']
