import {pbkdf2Sync} from 'node:crypto'

/** Milliseconds that `measure` takes on an idle reference machine, for which deadlines are written. */
const usual = 100

function measure(): number {
  const started = performance.now()
  pbkdf2Sync('password', 'salt', 200_000, 64, 'sha512')
  return Math.max(1, (performance.now() - started) / usual)
}

// Measured once per run: worker processes inherit the variable.
const slowness = Number((process.env['MACHINE_SLOWNESS'] ??= String(measure())))

/** Returns a deadline in milliseconds, extended on a slow or busy machine. */
export const deadline = (milliseconds: number): number => Math.round(milliseconds * slowness)
