import {log} from './log'

/** Logs that a document could not be rendered and was left out of a list. */
export function logLeftOut(id: string, error: unknown): void {
  const {message} = error as Error
  log.error({event: 'document-left-out', id, reason: message}, 'A document cannot be rendered.')
}
