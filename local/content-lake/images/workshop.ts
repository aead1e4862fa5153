import {refusal} from '../errors.ts'

/** Runs slow jobs: a few at a time, and only one per key however many people ask for it. */
export interface Workshop {
  run(key: string, job: () => Promise<Buffer>): Promise<Buffer>
}

/** Whoever waits behind this many jobs would give up before being served. */
const MAX_WAITING = 256

/** `benches` jobs at a time; past {@link MAX_WAITING} waiting ones, a new key is refused with 429. */
export function openWorkshop(benches: number): Workshop {
  const underway = new Map<string, Promise<Buffer>>()
  const waiting: (() => void)[] = []
  let busy = 0

  const takeTurn = async (): Promise<void> => {
    if (busy < benches) {
      busy += 1
      return
    }
    if (waiting.length >= MAX_WAITING) {
      throw refusal(429, 'Too Many Requests', 'Too many images are being made: try again soon.')
    }
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  const work = async (job: () => Promise<Buffer>): Promise<Buffer> => {
    await takeTurn()
    try {
      return await job()
    } finally {
      const next = waiting.shift()
      // The next job inherits this bench, so `busy` stays as it is.
      if (next) next()
      else busy -= 1
    }
  }

  return {
    run(key, job) {
      const existing = underway.get(key)
      if (existing) return existing
      const started = work(job).finally(() => underway.delete(key))
      underway.set(key, started)
      return started
    },
  }
}
