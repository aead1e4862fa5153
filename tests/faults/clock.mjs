// Shifts a process's clock: preloaded, it adds the offset in a file to `Date`. The file is reread every 50 ms, timed by
// the real clock.
import {readFileSync} from 'node:fs'

const RealDate = Date
const file = process.env.CLOCK_FILE
let offset = 0
let readAt = -Infinity

function now() {
  if (performance.now() - readAt > 50) {
    readAt = performance.now()
    try {
      offset = Number(readFileSync(file, 'utf8')) || 0
    } catch {
      offset = 0
    }
  }
  return RealDate.now() + offset
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, self) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, self),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
