const windowMilliseconds = 10 * 60_000

/** Counts failed attempts per key, such as an account. */
export class LoginLimit {
  readonly #attemptsPerKey: number
  readonly #attempts = new Map<string, number>()
  #windowEnds = 0

  constructor(attemptsPerKey: number) {
    this.#attemptsPerKey = attemptsPerKey
  }

  /** Counts an attempt before its password is compared, so that concurrent attempts count too. */
  take(key: string, now = Date.now()): boolean {
    if (now >= this.#windowEnds) {
      this.#attempts.clear()
      this.#windowEnds = now + windowMilliseconds
    }
    const attempts = (this.#attempts.get(key) ?? 0) + 1
    if (attempts > this.#attemptsPerKey) return false

    this.#attempts.set(key, attempts)
    return true
  }

  /** Removes a key's attempts after a successful one. */
  giveBack(key: string): void {
    this.#attempts.delete(key)
  }
}
