import {httpError} from '../errors.ts'

/** Job queue with limited concurrency; concurrent requests for one key share a job. */
export interface JobQueue {
  run(key: string, job: () => Promise<Buffer>): Promise<Buffer>
}

/** With more jobs ahead, clients would give up before being served. */
const MAX_WAITING = 256

/** Runs `concurrency` jobs at a time; rejects new keys with 429 past {@link MAX_WAITING}. */
export function openJobQueue(concurrency: number): JobQueue {
  const underway = new Map<string, Promise<Buffer>>()
  const waiting: (() => void)[] = []
  let busy = 0

  const takeTurn = async (): Promise<void> => {
    if (busy < concurrency) {
      busy += 1
      return
    }
    if (waiting.length >= MAX_WAITING) {
      throw httpError(429, 'Too many image requests: try again soon.')
    }
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  const work = async (job: () => Promise<Buffer>): Promise<Buffer> => {
    await takeTurn()
    try {
      return await job()
    } finally {
      const next = waiting.shift()
      // The next job takes this slot, so `busy` stays as it is.
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
