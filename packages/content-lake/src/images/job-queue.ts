import {httpError} from '../errors.ts'

/** With more jobs ahead, clients would give up before being served. */
const MAX_WAITING = 256

/** Runs a number of jobs at a time; concurrent requests for one key share a job. */
export class JobQueue {
  readonly #underway = new Map<string, Promise<Buffer>>()
  readonly #waiting: (() => void)[] = []
  #free: number

  constructor(concurrency: number) {
    this.#free = concurrency
  }

  /** Rejects with 429 past {@link MAX_WAITING}. */
  run(key: string, job: () => Promise<Buffer>): Promise<Buffer> {
    const existing = this.#underway.get(key)
    if (existing) return existing
    const started = this.#work(job).finally(() => this.#underway.delete(key))
    this.#underway.set(key, started)
    return started
  }

  async #work(job: () => Promise<Buffer>): Promise<Buffer> {
    if (this.#free > 0) this.#free -= 1
    else await this.#takeTurn()
    try {
      return await job()
    } finally {
      const next = this.#waiting.shift()
      // The next job takes this slot, which is not free in between.
      if (next) next()
      else this.#free += 1
    }
  }

  #takeTurn(): Promise<void> {
    if (this.#waiting.length >= MAX_WAITING) {
      throw httpError(429, 'Too many image requests: try again soon.')
    }
    return new Promise((resolve) => this.#waiting.push(resolve))
  }
}
