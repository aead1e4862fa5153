import {pbkdf2Sync} from 'node:crypto'

/** Milliseconds of the work below on the machine that deadlines are written for, when idle. */
const usual = 100

function measure(): number {
  const started = performance.now()
  pbkdf2Sync('password', 'salt', 200_000, 64, 'sha512')
  return Math.max(1, (performance.now() - started) / usual)
}

// Once for a run: its worker processes inherit the variable.
const slowness = Number((process.env['MACHINE_SLOWNESS'] ??= String(measure())))

/** A deadline in milliseconds, longer on a machine that is slow or busy. */
export const deadline = (milliseconds: number): number => Math.round(milliseconds * slowness)
