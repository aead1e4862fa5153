import {ApiError} from '../../errors.ts'

interface Job {
  /** Performs the write and returns a function that settles its promise. */
  attempt: () => () => void
  reject: (error: unknown) => void
}

/**
 * Groups concurrent writes into one flush to disk, which costs the same for twenty as for one. Writes settle once all
 * are durable; a rejected write does not affect the others.
 */
export class Batch {
  readonly #commit: (work: () => void) => void
  #waiting: Job[] = []

  /** `commit` runs the work and makes it durable, or rolls it back and throws. */
  constructor(commit: (work: () => void) => void) {
    this.#commit = commit
  }

  /** Settles as `write` does, once durable. */
  add<T>(write: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      // Requests that arrive before then join the batch.
      if (this.#waiting.length === 0) setImmediate(() => this.flush())
      this.#waiting.push({attempt: () => attempted(write, resolve, reject), reject})
    })
  }

  /** Commits the waiting writes. */
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

/** Only an ApiError rejects this write alone: any other error may have rolled back the whole batch. */
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
