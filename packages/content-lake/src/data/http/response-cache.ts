type Answer = Uint8Array<ArrayBuffer>

const MAX_BYTES = 4_000_000
const MAX_LENGTH = 400_000
/** Approximate bytes of a cache entry besides its response. */
const PLACE = 100

/**
 * Cache of responses, valid until a document of the dataset changes. Stores on the second request, since most queries
 * are never repeated.
 */
export class ResponseCache {
  readonly #known = new Map<string, Answer | undefined>()
  #bytes = 0
  #revision = -1

  /** The response cached at this revision. */
  get(question: string, revision: number): Answer | undefined {
    return revision === this.#revision ? this.#known.get(question) : undefined
  }

  keep(question: string, revision: number, answer: Answer): void {
    if (answer.length > MAX_LENGTH) return
    if (revision !== this.#revision) {
      this.#known.clear()
      this.#bytes = 0
      this.#revision = revision
    }
    const isKnown = this.#known.has(question)
    this.#known.set(question, isKnown ? answer : undefined)
    this.#bytes += isKnown ? answer.length : PLACE
    for (const [oldest, old] of this.#known) {
      if (this.#bytes <= MAX_BYTES) break
      this.#known.delete(oldest)
      this.#bytes -= PLACE + (old?.length ?? 0)
    }
  }
}
