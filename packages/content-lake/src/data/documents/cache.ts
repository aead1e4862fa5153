/** LRU cache with string keys, bounded by the total length of its keys. */
export class LruCache<T> {
  readonly #maxCharacters: number
  readonly #values = new Map<string, T>()
  #characters = 0

  constructor(maxCharacters: number) {
    this.#maxCharacters = maxCharacters
  }

  get(text: string): T | undefined {
    const value = this.#values.get(text)
    if (value !== undefined) this.set(text, value)
    return value
  }

  set(text: string, value: T): void {
    if (!this.#values.delete(text)) this.#characters += text.length
    this.#values.set(text, value)
    for (const oldest of this.#values.keys()) {
      if (this.#characters <= this.#maxCharacters) break
      this.#values.delete(oldest)
      this.#characters -= oldest.length
    }
  }
}
