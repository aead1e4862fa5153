import {log} from './log.ts'

/** Says that the disk did not take a page, or what was announced: after a restart, an older page may be shown for a while. */
export function logNotKept(error: unknown): void {
  const {code} = error as {code?: unknown}
  log.error({event: 'not-kept', code: code ?? null}, 'The disk takes nothing; memory keeps it.')
}
