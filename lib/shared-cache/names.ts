import {createHash} from 'node:crypto'

import {publicEnv} from '../platform/env.ts'

/** Sites on other content may use the same Redis. */
const prefix = `${publicEnv.sanityProjectId}:${publicEnv.sanityDataset}`

/** How something is called in Redis. */
export function nameOf(kind: string, ...keys: readonly string[]): string {
  if (keys.length === 0) return `${prefix}:${kind}`
  const hash = createHash('sha256').update(JSON.stringify(keys)).digest('base64url')
  return `${prefix}:${kind}:${hash}`
}
