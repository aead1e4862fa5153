import {log} from './log.ts'

/** Says that the cache that instances share is there, or that this instance does without. */
export function logSharedCache(isThere: boolean): void {
  if (isThere) log.info({event: 'shared-cache'}, 'The shared cache answers.')
  else log.warn({event: 'shared-cache'}, 'The shared cache does not answer; pages are kept here.')
}
