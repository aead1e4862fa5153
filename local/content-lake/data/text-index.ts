import type {StoredDocument} from '../contract.ts'
import {frequenciesOf, parseTextQuery, scoreOf, type Term, type TextQuery} from './groq/text.ts'

const BITS = 7
const MORE = 0x80

/**
 * Where a word is, in ascending order, and how often: each place as its distance from the one before in as few bytes as
 * that takes, which is mostly one, with a mark for those that have the word several times, whose number follows.
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

  /** Adds the frequencies to those of other words by their place. */
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

/** What was looked for last: a query asks it of every document. */
interface Search {
  readonly text: string
  readonly query: TextQuery
  /** For each term its frequencies by place; nothing for one of which the index does not know them. */
  readonly frequencies: (ReadonlyMap<number, number> | undefined)[]
}

/** A word that so many documents have is looked for in the texts of the few that have a rarer one, too. */
const MANY = 5000

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
  #words = new Map<string, Places>()
  #places: (StoredDocument | undefined)[] = []
  #placeOf = new Map<StoredDocument, number>()
  #last: Search | undefined
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
    // A change that is taken back brings the document itself back.
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

  /** How many documents there are at most with what a text query wants; nothing when that cannot be told. */
  count(search: string): number | undefined {
    const found = this.#rarest(parseTextQuery(search))
    return found && sizeOf(found)
  }

  /** All documents with what a text query wants, and maybe others. */
  candidates(search: string): StoredDocument[] {
    const frequencies = new Map<number, number>()
    for (const places of this.#rarest(parseTextQuery(search)) ?? []) places.addTo(frequencies)
    return Array.from(frequencies.keys(), (place) => this.#places[place] ?? []).flat()
  }

  /** How well a document answers a text query; nothing when its texts have to be read for that. */
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

  /** The order of words is in the texts alone. */
  #frequenciesOf({words, prefix}: Term, most: number): Map<number, number> | undefined {
    if (words.length !== 1) return undefined
    const found = this.#placesOf(words, prefix)
    if (sizeOf(found) > most) return undefined
    const frequencies = new Map<number, number>()
    for (const places of found) places.addTo(frequencies)
    return frequencies
  }

  /** The places of the one term of a query that the fewest documents have. */
  #rarest({terms}: TextQuery): Places[] | undefined {
    const wanted = terms.filter((term) => !term.excluded)
    const found = wanted.map(({words, prefix}) => this.#placesOf(words, prefix))
    return found.sort((a, b) => sizeOf(a) - sizeOf(b))[0]
  }

  /** Every word of a term has to be there, so the rarest will do; the last may be the beginning of a longer one. */
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
