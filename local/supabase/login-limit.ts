import {hash, randomUUID} from 'node:crypto'

const windowMilliseconds = 10 * 60_000

/** Counts failed attempts per key, such as an account, in memory of a fixed size: keys may be of any length and number. */
export class LoginLimit {
  readonly #attemptsPerKey: number
  readonly #attempts = new Uint16Array(2 ** 16)
  /** Keeps strangers from choosing a key that shares a count with another. */
  readonly #salt = randomUUID()
  #windowEnds = 0

  constructor(attemptsPerKey: number) {
    this.#attemptsPerKey = attemptsPerKey
  }

  #slotOf(key: string): number {
    return parseInt(hash('sha256', this.#salt + key).slice(0, 4), 16)
  }

  /** Counts an attempt before its password is compared, so that concurrent attempts count too. */
  take(key: string, now = Date.now()): boolean {
    if (now >= this.#windowEnds) {
      this.#attempts.fill(0)
      this.#windowEnds = now + windowMilliseconds
    }
    const slot = this.#slotOf(key)
    const attempts = (this.#attempts[slot] ?? 0) + 1
    if (attempts > this.#attemptsPerKey) return false

    this.#attempts[slot] = attempts
    return true
  }

  /** Removes a key's attempts after a successful one. */
  giveBack(key: string): void {
    this.#attempts[this.#slotOf(key)] = 0
  }
}
