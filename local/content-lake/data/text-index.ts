import type {StoredDocument} from '../contract.ts'
import {frequenciesOf, parseTextQuery, scoreOf, type Term, type TextQuery} from './groq/text.ts'

const BITS = 7
const MORE = 0x80

/**
 * Postings of a word in ascending order: each a varint delta to the previous document, flagged and
 * followed by the frequency when above one.
 */
class Places {
  length = 0
  #bytes = new Uint8Array(4)
  #used = 0
  #last = 0

  add(place: number, frequency: number): void {
    const distance = place - this.#last
    this.#write(distance * 2 + Number(frequency > 1))
    if (frequency > 1) this.#write(frequency)
    this.#last = place
    this.length += 1
  }

  #write(number: number): void {
    let rest = number
    while (rest >= MORE) {
      this.#push((rest % MORE) + MORE)
      rest = Math.floor(rest / MORE)
    }
    this.#push(rest)
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

  /** Adds the frequencies to those of other words, by document. */
  addTo(frequencies: Map<number, number>): void {
    let at = 0
    const read = (): number => {
      let number = 0
      for (let unit = 1; ; unit *= 2 ** BITS) {
        const byte = this.#bytes[at] ?? 0
        at += 1
        number += (byte % MORE) * unit
        if (byte < MORE) return number
      }
    }
    let place = 0
    while (at < this.#used) {
      const number = read()
      place += Math.floor(number / 2)
      const frequency = number % 2 === 0 ? 1 : read()
      frequencies.set(place, (frequencies.get(place) ?? 0) + frequency)
    }
  }
}

/** The last search: a query asks it for every document. */
interface Search {
  readonly text: string
  readonly query: TextQuery
  /** Frequencies by document for each term; undefined when the index cannot tell. */
  readonly frequencies: (ReadonlyMap<number, number> | undefined)[]
}

/** A word in more documents than this is read from the texts of those with a rarer one. */
const MANY = 5000

/** Up to this many documents are indexed at once; more in chunks, between other requests. */
const PIECE = 200

/**
 * Inverted index of words. Built on the first text query, in chunks unless `isSynchronous`; answers
 * nothing until ready. A changed document leaves its old slot empty until half of all slots are.
 */
export class TextIndex {
  isReady = false
  readonly #documents: () => Iterable<StoredDocument>
  readonly #isSynchronous: boolean
  #isStarted = false
  #waiting: (() => void)[] = []
  #words = new Map<string, Places>()
  #places: (StoredDocument | undefined)[] = []
  #placeOf = new Map<StoredDocument, number>()
  #last: Search | undefined
  /** Documents removed before they were indexed. */
  #gone = new WeakSet<StoredDocument>()

  constructor(documents: () => Iterable<StoredDocument>, isSynchronous: boolean) {
    this.#documents = documents
    this.#isSynchronous = isSynchronous
  }

  /** Builds the index, or starts to. */
  prepare(): void {
    if (this.#isStarted) return
    this.#isStarted = true
    const wanted = [...this.#documents()]
    if (!this.#isSynchronous && wanted.length > PIECE) this.#continue(wanted, 0)
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

  /** Resolves when the index is built. */
  async ready(): Promise<void> {
    this.prepare()
    if (!this.isReady) await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  /** Applies a change. Documents removed before being indexed are skipped. */
  changed(before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    if (!this.#isStarted) return
    if (before) this.#remove(before)
    // A rolled-back change restores the same object.
    if (after) this.#gone.delete(after)
    if (after) this.#add(after)
    if (this.isReady && this.#places.length > 2 * this.#placeOf.size + PIECE) this.#renew()
  }

  #renew(): void {
    this.isReady = false
    this.#isStarted = false
    this.#words = new Map()
    this.#last = undefined
    this.#places = []
    this.#placeOf = new Map()
    this.prepare()
  }

  #add(document: StoredDocument): void {
    if (this.#placeOf.has(document) || this.#gone.has(document)) return
    const place = this.#places.push(document) - 1
    this.#placeOf.set(document, place)
    this.#last = undefined
    for (const [word, frequency] of frequenciesOf(document)) {
      const places = this.#words.get(word) ?? new Places()
      places.add(place, frequency)
      this.#words.set(word, places)
    }
  }

  #remove(document: StoredDocument): void {
    const place = this.#placeOf.get(document)
    if (place === undefined) {
      this.#gone.add(document)
      return
    }
    this.#last = undefined
    this.#placeOf.delete(document)
    this.#places[place] = undefined
  }

  /** Upper bound on the matches of a text query; undefined when unknown. */
  count(search: string): number | undefined {
    const found = this.#rarest(parseTextQuery(search))
    return found && sizeOf(found)
  }

  /** Candidates of a text query: a superset of the matches. */
  candidates(search: string): StoredDocument[] {
    const frequencies = new Map<number, number>()
    for (const places of this.#rarest(parseTextQuery(search)) ?? []) places.addTo(frequencies)
    return Array.from(frequencies.keys(), (place) => this.#places[place] ?? []).flat()
  }

  /** Score of a document; undefined when its texts must be read. */
  score(document: StoredDocument, search: string): number | undefined {
    const place = this.isReady ? this.#placeOf.get(document) : undefined
    if (place === undefined) return undefined
    const {query, frequencies} = this.#search(search)
    if (frequencies.includes(undefined)) return undefined
    return scoreOf(query, (_, index) => frequencies[index]?.get(place) ?? 0)
  }

  #search(text: string): Search {
    if (this.#last?.text === text) return this.#last
    const query = parseTextQuery(text)
    const rarest = sizeOf(this.#rarest(query) ?? [])
    const frequencies = query.terms.map((term) => this.#frequenciesOf(term, Math.max(MANY, rarest)))
    this.#last = {text, query, frequencies}
    return this.#last
  }

  /** Phrases need the texts: the index has no word order. */
  #frequenciesOf({words, prefix}: Term, most: number): Map<number, number> | undefined {
    if (words.length !== 1) return undefined
    const found = this.#placesOf(words, prefix)
    if (sizeOf(found) > most) return undefined
    const frequencies = new Map<number, number>()
    for (const places of found) places.addTo(frequencies)
    return frequencies
  }

  /** Postings of the term with the fewest documents. */
  #rarest({terms}: TextQuery): Places[] | undefined {
    const wanted = terms.filter((term) => !term.excluded)
    const found = wanted.map(({words, prefix}) => this.#placesOf(words, prefix))
    return found.sort((a, b) => sizeOf(a) - sizeOf(b))[0]
  }

  /** All words of a term are required, so the rarest suffices; the last may be a prefix. */
  #placesOf(words: readonly string[], isPrefix: boolean): Places[] {
    const [word = ''] = words
    if (isPrefix && words.length === 1) {
      return [...this.#words].flatMap(([known, places]) => (known.startsWith(word) ? places : []))
    }
    const whole = isPrefix ? words.slice(0, -1) : words
    const found = whole.map((wanted) => [this.#words.get(wanted) ?? []].flat())
    return found.sort((a, b) => sizeOf(a) - sizeOf(b))[0] ?? []
  }
}

function sizeOf(found: readonly Places[]): number {
  return found.reduce((size, places) => size + places.length, 0)
}
