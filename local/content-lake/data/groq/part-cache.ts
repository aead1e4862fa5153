import type {StoredDocument} from '../../contract.ts'
import {writeAhead} from '../json-parts.ts'

/** Cached result of an expression on a part of a document. */
interface CachedPart {
  readonly result: object
  /** Documents it dereferenced; undefined for missing ones. */
  readonly reads: readonly Read[]
}

/** Computed once: most are never requested again, so their JSON is not prepared. */
const ONCE = 'once'
/** Depends on more than a document and its references. */
const NEVER = 'never'

type Known = CachedPart | typeof ONCE | typeof NEVER

type Read = readonly [id: string, document: StoredDocument | undefined]

const MAX_BYTES = 8_000_000
const MAX_LENGTH = 100_000
/** Approximate bytes of an entry besides its text. */
const PLACE = 200

/**
 * Caches parts of results until the document, or one it references, changes; from the second use
 * on. When full, the oldest stay, because evicting them would empty the cache on every full scan.
 */
export class PartCache {
  #known = new Map<number, Map<object, Known>>()
  #bytes = 0
  #places = 0
  #turnedAway = 0

  /** State of an expression's result for a value. */
  find(expression: number, value: object): Known | undefined {
    return this.#known.get(expression)?.get(value)
  }

  /** Caches a result while there is room. */
  keep(expression: number, value: object, known: Known): void {
    if (this.#bytes > MAX_BYTES) {
      this.#turnedAway += 1
      if (this.#turnedAway < this.#places) return
      this.#known = new Map()
      this.#bytes = 0
      this.#places = 0
      this.#turnedAway = 0
    }
    const length = typeof known === 'object' ? writeAhead(known.result, MAX_LENGTH) : 0
    const values = this.#known.get(expression) ?? new Map<object, Known>()
    values.set(value, length > MAX_LENGTH ? NEVER : known)
    this.#known.set(expression, values)
    this.#places += 1
    this.#bytes += PLACE + Math.min(length, MAX_LENGTH)
  }
}

/** A result being computed. */
interface Recording {
  readonly reads: Read[]
  /** False when it depends on more than documents. */
  isWhole: boolean
}

/** Records dependencies while a query is evaluated, and caches its parts. */
export class Recorder {
  readonly #parts: PartCache | undefined
  readonly #get: (id: string) => StoredDocument | undefined
  readonly #follow: (id: string) => void
  #recording: Recording | undefined

  /** `follow` is called for each reference behind a cached part. */
  constructor(
    parts: PartCache | undefined,
    get: (id: string) => StoredDocument | undefined,
    follow: (id: string) => void,
  ) {
    this.#parts = parts
    this.#get = get
    this.#follow = follow
  }

  /** Records a dereference. */
  dereferenced(id: string, document: StoredDocument | undefined): void {
    this.#recording?.reads.push([id, document])
  }

  /** Marks the current part as not cacheable. */
  markUncacheable(): void {
    if (this.#recording) this.#recording.isWhole = false
    this.#recording = undefined
  }

  /** Result of an expression for a value, cached when possible. */
  keep(expression: number, value: object, make: () => unknown): unknown {
    const known = this.#parts?.find(expression, value)
    if (typeof known === 'object' && this.#isTrue(known)) {
      for (const [id] of known.reads) this.#follow(id)
      return known.result
    }
    // Parts within a cached part are not cached themselves.
    if (!this.#parts || known === NEVER || this.#recording) return make()
    const recording: Recording = {reads: [], isWhole: true}
    this.#recording = recording
    const result = make()
    if (this.#recording === recording) this.#recording = undefined
    this.#parts.keep(expression, value, knownOf(result, recording, known !== undefined))
    return result
  }

  #isTrue({reads}: CachedPart): boolean {
    return reads.every(([id, document]) => this.#get(id) === document)
  }
}

function knownOf(result: unknown, {reads, isWhole}: Recording, isAgain: boolean): Known {
  if (!isWhole || typeof result !== 'object' || result === null) return NEVER
  return isAgain ? {result, reads} : ONCE
}
