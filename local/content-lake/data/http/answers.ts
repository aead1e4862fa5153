const MAX_CHARACTERS = 4_000_000
const MAX_LENGTH = 400_000

/** Answers to questions that were asked before, for as long as no document of the dataset changes. */
export class Answers {
  readonly #known = new Map<string, string>()
  #characters = 0
  #revision = -1

  /** The answer that was given at this revision. */
  get(question: string, revision: number): string | undefined {
    return revision === this.#revision ? this.#known.get(question) : undefined
  }

  keep(question: string, revision: number, answer: string): void {
    if (answer.length > MAX_LENGTH) return
    if (revision !== this.#revision) {
      this.#known.clear()
      this.#characters = 0
      this.#revision = revision
    }
    this.#known.set(question, answer)
    this.#characters += question.length + answer.length
    for (const [oldest, {length}] of this.#known) {
      if (this.#characters <= MAX_CHARACTERS) break
      this.#known.delete(oldest)
      this.#characters -= oldest.length + length
    }
  }
}
