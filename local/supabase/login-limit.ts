const windowMilliseconds = 5 * 60_000
// Higher than the site's own limits, since every sign-in comes from the site's server.
const attemptsPerKey = 200
const attemptsOverall = 2000

/** Counts failed sign-ins per account and overall. */
export class LoginLimit {
  readonly #attempts = new Map<string, number>()
  #overall = 0
  #windowEnds = 0

  /** Counts an attempt before its password is compared, so that concurrent attempts count too. */
  take(key: string, now = Date.now()): boolean {
    if (now >= this.#windowEnds) {
      this.#attempts.clear()
      this.#overall = 0
      this.#windowEnds = now + windowMilliseconds
    }
    const attempts = (this.#attempts.get(key) ?? 0) + 1
    if (attempts > attemptsPerKey || this.#overall >= attemptsOverall) return false

    this.#attempts.set(key, attempts)
    this.#overall += 1
    return true
  }

  /** Removes a successful sign-in from the count. */
  giveBack(key: string): void {
    this.#attempts.delete(key)
    this.#overall = Math.max(0, this.#overall - 1)
  }
}
