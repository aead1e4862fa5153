import {log} from './log.ts'

/** Logs that a rendered page could not be written to disk. It stays in memory; a restart may serve an older one. */
export function logPageNotStored(error: unknown): void {
  const {code} = error as {code?: unknown}
  log.error({event: 'page-not-stored', code: code ?? null}, 'A page could not be written to disk.')
}

/** Logs that the current version of a text for machines could not be read, so that the last one was served. */
export function logTextNotRead(address: string): void {
  log.error({event: 'text-not-read', address}, 'A text could not be read; the last one is served.')
}

/** Logs whether the published paths can be read. Until they can, new pages return 404. */
export function logPathIndex(isRead: boolean): void {
  if (isRead) log.info({event: 'paths-read'}, 'The published paths can be read again.')
  else
    log.warn(
      {event: 'paths-not-read'},
      'The published paths cannot be read; the last known ones stay in use.',
    )
}

/** Logs whether this instance receives the invalidations of others. */
export function logSharedInvalidations(isConnected: boolean): void {
  if (isConnected) log.info({event: 'redis-connected'}, 'Redis is connected.')
  else
    log.warn(
      {event: 'redis-lost'},
      'Redis does not respond: invalidations of other instances are delayed.',
    )
}

/** Logs a document or redirect that is left out of the site, because nobody could request its address. */
export function logAddressLeftOut(address: string): void {
  log.warn(
    {event: 'address-left-out', address},
    'An address has characters that no address of this site can have, or one that the site uses itself.',
  )
}
