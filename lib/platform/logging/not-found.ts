import {log} from './log'

/** Longest part of a path that is logged, in characters. */
const longestPath = 200

/** Characters that would end the line or confuse a terminal: controls, separators, unpaired surrogates. */
const unprintable = /[\p{C}\p{Zl}\p{Zp}]/gu

/** An e-mail address that somebody pasted into the address bar, or that a mailing put into a link. */
const address = /[^\s/@]+@[^\s/@]+/g

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** A path as it may stand in a log: one short line, without addresses of people. */
export function loggablePath(path: string): string {
  const readable = decode(path).replace(unprintable, '').replace(address, '…')
  return readable.length > longestPath ? `${readable.slice(0, longestPath)}…` : readable
}

/** Notes that a path has no page; the query and who asked stay out of it. */
export function logNotFound(path: string, requestId: string): void {
  log.info({event: 'not-found', requestId, path: loggablePath(path)})
}
