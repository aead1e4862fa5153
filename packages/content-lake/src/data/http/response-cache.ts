import {LRUCache} from 'lru-cache'

type Answer = Uint8Array<ArrayBuffer>

const MAX_BYTES = 4_000_000
const MAX_LENGTH = 400_000
/** Approximate bytes of a cache entry besides its response. */
const PLACE = 100
/** Stands for the response of a question that was asked once. */
const ASKED: Answer = new Uint8Array()

/** Responses until a document changes, kept from the second request: most are never repeated. */
export class ResponseCache {
  readonly #known = new LRUCache<string, Answer>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_LENGTH,
    sizeCalculation: ({length}) => PLACE + length,
  })
  #revision = -1

  /** The response cached at this revision. */
  get(question: string, revision: number): Answer | undefined {
    const answer = revision === this.#revision ? this.#known.get(question) : undefined
    return answer === ASKED ? undefined : answer
  }

  keep(question: string, revision: number, answer: Answer): void {
    if (revision !== this.#revision) this.#known.clear()
    this.#revision = revision
    this.#known.set(question, this.#known.has(question) ? answer : ASKED)
  }
}
