import type {StoredDocument} from '../../contract.ts'
import {parseTextQuery, type Term, textsOf, wordsOf} from './text.ts'

/** Empty slots that are not worth building the index anew. */
const MIN_EMPTY = 50

/**
 * Inverted index of words, built for the first text query. Changed documents leave empty slots; when half are empty,
 * the index is dropped.
 */
export class TextIndex {
  readonly #all: () => Iterable<StoredDocument>
  /** Slots of the documents with a word: numbers take a sixth of the memory of a set. */
  #words = new Map<string, number[]>()
  #slots: (StoredDocument | undefined)[] = []
  #slotOf = new Map<StoredDocument, number>()
  #isBuilt = false

  constructor(all: () => Iterable<StoredDocument>) {
    this.#all = all
  }

  /** Builds the index unless it is there: about a second for 20,000 documents. */
  build(): void {
    if (this.#isBuilt) return
    for (const document of this.#all()) this.#add(document)
    this.#isBuilt = true
  }

  /** Applies a change. */
  changed(before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    if (!this.#isBuilt) return
    const slot = before && this.#slotOf.get(before)
    if (before && slot !== undefined) {
      this.#slotOf.delete(before)
      this.#slots[slot] = undefined
    }
    if (after) this.#add(after)
    if (this.#slots.length <= 2 * this.#slotOf.size + MIN_EMPTY) return
    this.#words = new Map()
    this.#slots = []
    this.#slotOf = new Map()
    this.#isBuilt = false
  }

  #add(document: StoredDocument): void {
    const slot = this.#slots.push(document) - 1
    this.#slotOf.set(document, slot)
    for (const text of textsOf(document, true)) {
      for (const word of wordsOf(text)) this.#addWord(word, slot)
    }
  }

  #addWord(word: string, slot: number): void {
    const slots = this.#words.get(word)
    // Copied: a word that was matched in a text keeps all of the text in memory.
    if (!slots) this.#words.set(Buffer.from(word).toString(), [slot])
    else if (slots.at(-1) !== slot) slots.push(slot)
  }

  /** Documents with the rarest term of a text query; undefined when there is no index. */
  candidates(search: string): StoredDocument[] | undefined {
    if (!this.#isBuilt) return undefined
    const terms = parseTextQuery(search).terms.filter(({excluded}) => !excluded)
    const rarest = shortest(terms.map((term) => this.#slotsOf(term)))
    return rarest?.flatMap((slot) => this.#slots[slot] ?? [])
  }

  /** All words of a term are required, so the rarest suffices; the last may be a prefix. */
  #slotsOf({words, prefix}: Term): readonly number[] {
    const whole = prefix ? words.slice(0, -1) : words
    if (whole.length > 0) return shortest(whole.map((word) => this.#words.get(word) ?? [])) ?? []
    const [start = ''] = words
    const known = [...this.#words].filter(([word]) => word.startsWith(start))
    return [...new Set(known.flatMap(([, slots]) => slots))]
  }
}

function shortest<T>(lists: (readonly T[])[]): readonly T[] | undefined {
  return lists.sort((a, b) => a.length - b.length)[0]
}
