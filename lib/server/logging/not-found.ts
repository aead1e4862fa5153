import {log} from './log'

/** Maximum characters of a logged path. */
const maxPathLength = 200

/** Characters that would break a log line or a terminal: controls, separators, lone surrogates. */
const unprintable = /[\p{C}\p{Zl}\p{Zp}]/gu

/** Email addresses in a path, which people paste or mailings link. */
const emailAddress = /[^\s/@]+@[^\s/@]+/g

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * Sanitizes a path for the log: one short line without email addresses. It is cut before the search for addresses,
 * whose cost is quadratic, but leaves room for one that begins before the final cut.
 */
export function loggablePath(path: string): string {
  const text = decode(path)
    .replace(unprintable, '')
    .slice(0, 2 * maxPathLength)
  const readable = text.replace(emailAddress, '…')
  return readable.length > maxPathLength ? `${readable.slice(0, maxPathLength)}…` : readable
}

/** Logs a 404, without the query or anything about the visitor. */
export function logNotFound(path: string, requestId: string): void {
  log.info({event: 'not-found', requestId, path: loggablePath(path)})
}
