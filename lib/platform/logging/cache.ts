import {log} from './log.ts'

/** Logs that a rendered page could not be written to disk. Memory has it; after a restart an older one may be served. */
export function logPageNotStored(error: unknown): void {
  const {code} = error as {code?: unknown}
  log.error({event: 'page-not-stored', code: code ?? null}, 'A page could not be written to disk.')
}

/** Logs whether the published paths can be read. Until they can, pages that are new are not found. */
export function logPathIndex(isRead: boolean): void {
  if (isRead) log.info({event: 'paths-read'}, 'The published paths are read again.')
  else log.warn({event: 'paths-not-read'}, 'The published paths cannot be read: known ones stay.')
}

/** Logs whether this instance hears what the others invalidate. */
export function logSharedInvalidations(isConnected: boolean): void {
  if (isConnected) log.info({event: 'redis-connected'}, 'Redis is connected.')
  else log.warn({event: 'redis-lost'}, 'Redis does not answer: other instances’ publishes wait.')
}
