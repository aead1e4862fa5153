/** Runs a number of jobs at a time; concurrent requests for one key share a job. */
export class JobQueue {
  readonly #underway = new Map<string, Promise<Buffer>>()
  readonly #waiting: (() => void)[] = []
  #free: number

  constructor(concurrency: number) {
    this.#free = concurrency
  }

  run(key: string, job: () => Promise<Buffer>): Promise<Buffer> {
    const existing = this.#underway.get(key)
    if (existing) return existing
    const started = this.#work(job).finally(() => this.#underway.delete(key))
    this.#underway.set(key, started)
    return started
  }

  async #work(job: () => Promise<Buffer>): Promise<Buffer> {
    if (this.#free > 0) this.#free -= 1
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await job()
    } finally {
      const next = this.#waiting.shift()
      // The next job takes this slot, which is not free in between.
      if (next) next()
      else this.#free += 1
    }
  }
}
