import {setImmediate as nextTurn} from 'node:timers/promises'

import type {StoredDocument} from '../../contract.ts'
import {indexedTextsOf, parseTextQuery, type Term, wordsOf} from './text.ts'

interface Documents {
  all: () => Iterable<StoredDocument>
  get: (id: string) => StoredDocument | undefined
}

/** Documents indexed at once, between other requests: a few milliseconds. */
const CHUNK = 50

/**
 * Inverted index of words, built at the start or on the first text query. Changed documents leave empty slots; when
 * half are empty, the index is dropped.
 */
export class TextIndex {
  readonly #documents: Documents
  /** Slots of the documents with a word: numbers take a sixth of the memory of a set. */
  #words = new Map<string, number[]>()
  #slots: (StoredDocument | undefined)[] = []
  #slotOf = new Map<StoredDocument, number>()
  #building: Promise<void> | undefined
  #isReady = false

  constructor(documents: Documents) {
    this.#documents = documents
  }

  /** Resolves when the index is built. */
  ready(): Promise<void> {
    return (this.#building ??= this.#build())
  }

  async #build(): Promise<void> {
    const ids = Array.from(this.#documents.all(), ({_id}) => _id)
    for (const [count, id] of ids.entries()) {
      // A document that changes meanwhile is indexed by the change.
      const document = this.#documents.get(id)
      if (document && !this.#slotOf.has(document)) this.#add(document)
      if (count % CHUNK === CHUNK - 1) await nextTurn()
    }
    this.#isReady = true
  }

  /** Applies a change. */
  changed(before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    if (!this.#building) return
    const slot = before && this.#slotOf.get(before)
    if (before && slot !== undefined) {
      this.#slotOf.delete(before)
      this.#slots[slot] = undefined
    }
    if (after) this.#add(after)
    if (this.#isReady && this.#slots.length > 2 * this.#slotOf.size + CHUNK) this.#empty()
  }

  #empty(): void {
    this.#words = new Map()
    this.#slots = []
    this.#slotOf = new Map()
    this.#building = undefined
    this.#isReady = false
  }

  #add(document: StoredDocument): void {
    const slot = this.#slots.push(document) - 1
    this.#slotOf.set(document, slot)
    for (const text of indexedTextsOf(document)) {
      for (const word of wordsOf(text)) this.#addWord(word, slot)
    }
  }

  #addWord(word: string, slot: number): void {
    const slots = this.#words.get(word)
    // Copied: a word that was matched in a text keeps all of the text in memory.
    if (!slots) this.#words.set(Buffer.from(word).toString(), [slot])
    else if (slots.at(-1) !== slot) slots.push(slot)
  }

  /** Documents with the rarest term of a text query; undefined when the index is not ready. */
  candidates(search: string): StoredDocument[] | undefined {
    if (!this.#isReady) return undefined
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
