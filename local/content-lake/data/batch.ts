import {ApiError} from '../errors.ts'

interface Job {
  /** Does the write and returns how to answer for it. */
  attempt: () => () => void
  reject: (error: unknown) => void
}

/**
 * Writes that come at the same time wait for the disk together, which takes as long for one of them as for twenty. None
 * is answered before all are durable; one that is refused leaves the others alone.
 */
export class Batch {
  readonly #commit: (work: () => void) => void
  #waiting: Job[] = []

  /** `commit` does the work and makes it durable, or undoes it and throws. */
  constructor(commit: (work: () => void) => void) {
    this.#commit = commit
  }

  /** Resolves or rejects as `write` does, once it is durable. */
  add<T>(write: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      // By then every request that has arrived is in the batch.
      if (this.#waiting.length === 0) setImmediate(() => this.flush())
      this.#waiting.push({attempt: () => attempted(write, resolve, reject), reject})
    })
  }

  /** Does what waits now. */
  flush(): void {
    const jobs = this.#waiting
    this.#waiting = []
    if (jobs.length === 0) return
    const answers: (() => void)[] = []
    try {
      this.#commit(() => {
        for (const {attempt} of jobs) answers.push(attempt())
      })
    } catch (error) {
      for (const {reject} of jobs) reject(error)
      return
    }
    for (const answer of answers) answer()
  }
}

/** Only a refusal is a result: whatever else goes wrong may have undone more than its own write. */
function attempted<T>(
  write: () => T,
  resolve: (value: T) => void,
  reject: (error: unknown) => void,
): () => void {
  try {
    const value = write()
    return () => resolve(value)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return () => reject(error)
  }
}
