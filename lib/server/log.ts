import pino from 'pino'

import {serverEnv} from './env.ts'

// Not `server-only`: cache handlers log too, and they are not bundled.

/** Errors go to stderr, which `npm start` shows; the rest to stdout. */
const streams = pino.multistream(
  [
    {level: 'debug', stream: {write: (line: string) => void process.stdout.write(line)}},
    {level: 'error', stream: {write: (line: string) => void process.stderr.write(line)}},
  ],
  {dedupe: true},
)

/**
 * JSON logger. Never holds user input or visitors' addresses: each event has a function in this
 * room that defines its fields.
 */
export const log = pino(
  {
    base: null,
    level: serverEnv().logLevel,
    messageKey: 'message',
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {level: (level) => ({level})},
  },
  streams,
)

/** Drops log lines that cannot be written. Otherwise Next.js logs that error, which fails again, without end. */
export function ignoreLogErrors(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

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

/** Logs a document or redirect that is left out of the site, because nobody could request it. */
export function logPathLeftOut(path: string): void {
  log.warn(
    {event: 'path-left-out', path},
    'A path has characters that no path of this site can have, or is one that the site uses itself.',
  )
}

/** Maximum characters of a logged path. */
const maxPathLength = 200

/** Times that a path may be percent-encoded. */
const mostEncodings = 5

function decode(path: string, times = mostEncodings): string {
  try {
    const decoded = decodeURIComponent(path)
    return decoded === path || times === 1 ? decoded : decode(decoded, times - 1)
  } catch {
    return path
  }
}

/** What the site's own paths consist of. Addresses, numbers as people write them, and queries have other characters. */
const plain = /^[\p{L}\p{M}\p{Nd}._~-]*$/u

/** Digits from which a path may hold a phone number, in one segment or several. */
const fewestDigits = 6

/** Shortens a path for the log, without the segments that may be personal: one line, whatever it was. */
export function loggablePath(path: string): string {
  const text = decode(path.slice(0, 10 * maxPathLength)).normalize('NFKC')
  const hasNumber = (text.match(/\p{N}/gu) ?? []).length >= fewestDigits
  const readable = text
    .split('/')
    .map((segment) =>
      plain.test(segment) && !(hasNumber && /\p{N}/u.test(segment)) ? segment : '…',
    )
    .join('/')
  return readable.length > maxPathLength ? `${readable.slice(0, maxPathLength)}…` : readable
}

/** Logs a 404, without the query or anything about the visitor. */
export function logNotFound(path: string, requestId: string): void {
  log.info({event: 'not-found', requestId, path: loggablePath(path)})
}

/** Logs that a document could not be rendered and was left out of a list. */
export function logLeftOut(id: string, error: unknown): void {
  const {message} = error as Error
  log.error({event: 'document-left-out', id, reason: message}, 'A document cannot be rendered.')
}
