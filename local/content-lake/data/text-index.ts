import type {StoredDocument} from '../contract.ts'
import {distinctWordsOf, parseTextQuery, type TextQuery} from './groq/text.ts'

const BITS = 7
const MORE = 0x80

/** Ascending numbers, each as its distance from the one before in as few bytes as that takes: mostly one. */
class Numbers {
  length = 0
  #bytes = new Uint8Array(4)
  #used = 0
  #last = 0

  add(number: number): void {
    let distance = number - this.#last
    while (distance >= MORE) {
      this.#push((distance % MORE) + MORE)
      distance = Math.floor(distance / MORE)
    }
    this.#push(distance)
    this.#last = number
    this.length += 1
  }

  #push(byte: number): void {
    if (this.#used === this.#bytes.length) {
      const larger = new Uint8Array(Math.ceil(this.#used * 1.5))
      larger.set(this.#bytes)
      this.#bytes = larger
    }
    this.#bytes[this.#used] = byte
    this.#used += 1
  }

  *all(): Generator<number> {
    let number = 0
    let distance = 0
    let shift = 0
    for (const byte of this.#bytes.subarray(0, this.#used)) {
      distance += (byte % MORE) * 2 ** shift
      shift += BITS
      if (byte >= MORE) continue
      number += distance
      yield number
      distance = 0
      shift = 0
    }
  }
}

/** So few documents are read at once; more are read in pieces, between which others are answered. */
const PIECE = 200

/**
 * Which documents a word is in. It is made when a text is first looked for, in pieces unless `isPatient`; until it is
 * ready it knows nothing. Documents that changed keep their old place, empty, until half of all places are.
 */
export class TextIndex {
  isReady = false
  readonly #documents: () => Iterable<StoredDocument>
  readonly #isPatient: boolean
  #isStarted = false
  #waiting: (() => void)[] = []
  #words = new Map<string, Numbers>()
  #places: (StoredDocument | undefined)[] = []
  #placeOf = new Map<StoredDocument, number>()
  /** Documents that went before their turn to be read came. */
  #gone = new WeakSet<StoredDocument>()

  constructor(documents: () => Iterable<StoredDocument>, isPatient: boolean) {
    this.#documents = documents
    this.#isPatient = isPatient
  }

  /** Makes the index, or begins to. */
  prepare(): void {
    if (this.#isStarted) return
    this.#isStarted = true
    const wanted = [...this.#documents()]
    if (!this.#isPatient && wanted.length > PIECE) this.#continue(wanted, 0)
    else this.#finish(wanted)
  }

  #continue(wanted: readonly StoredDocument[], start: number): void {
    for (const document of wanted.slice(start, start + PIECE)) this.#add(document)
    if (start + PIECE >= wanted.length) this.#finish([])
    else setImmediate(() => this.#continue(wanted, start + PIECE))
  }

  #finish(wanted: Iterable<StoredDocument>): void {
    for (const document of wanted) this.#add(document)
    this.isReady = true
    for (const go of this.#waiting.splice(0)) go()
  }

  /** Resolves when the index is made. */
  async ready(): Promise<void> {
    this.prepare()
    if (!this.isReady) await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  /** Follows a change. What is gone before its turn to be read comes is not found again. */
  changed(before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    if (!this.#isStarted) return
    if (before) this.#remove(before)
    if (after) this.#add(after)
    if (this.isReady && this.#places.length > 2 * this.#placeOf.size + PIECE) this.#renew()
  }

  #renew(): void {
    this.isReady = false
    this.#isStarted = false
    this.#words = new Map()
    this.#places = []
    this.#placeOf = new Map()
    this.prepare()
  }

  #add(document: StoredDocument): void {
    if (this.#placeOf.has(document) || this.#gone.has(document)) return
    const place = this.#places.push(document) - 1
    this.#placeOf.set(document, place)
    for (const word of distinctWordsOf(document)) {
      const places = this.#words.get(word) ?? new Numbers()
      places.add(place)
      this.#words.set(word, places)
    }
  }

  #remove(document: StoredDocument): void {
    const place = this.#placeOf.get(document)
    if (place === undefined) {
      this.#gone.add(document)
      return
    }
    this.#placeOf.delete(document)
    this.#places[place] = undefined
  }

  /** How many documents there are at most with what a text query wants; nothing when that cannot be told. */
  count(search: string): number | undefined {
    const found = this.#rarest(parseTextQuery(search))
    return found && sizeOf(found)
  }

  /** All documents with what a text query wants, and maybe others. */
  candidates(search: string): StoredDocument[] {
    const places = new Set<number>()
    for (const found of this.#rarest(parseTextQuery(search)) ?? []) {
      for (const place of found.all()) places.add(place)
    }
    return [...places].flatMap((place) => this.#places[place] ?? [])
  }

  /** The places of the one term of a query that the fewest documents have. */
  #rarest({terms}: TextQuery): Numbers[] | undefined {
    const wanted = terms.filter((term) => !term.excluded)
    const found = wanted.map(({words, prefix}) => this.#placesOf(words, prefix))
    return found.sort((a, b) => sizeOf(a) - sizeOf(b))[0]
  }

  /** Every word of a term has to be there, so the rarest will do; the last may be the beginning of a longer one. */
  #placesOf(words: readonly string[], isPrefix: boolean): Numbers[] {
    const [word = ''] = words
    if (isPrefix && words.length === 1) {
      return [...this.#words].flatMap(([known, places]) => (known.startsWith(word) ? places : []))
    }
    const whole = isPrefix ? words.slice(0, -1) : words
    const found = whole.map((wanted) => [this.#words.get(wanted) ?? []].flat())
    return found.sort((a, b) => sizeOf(a) - sizeOf(b))[0] ?? []
  }
}

function sizeOf(found: readonly Numbers[]): number {
  return found.reduce((size, places) => size + places.length, 0)
}
