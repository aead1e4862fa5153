import type {StoredDocument} from '../../contract.ts'
import {writeAhead} from '../json-parts.ts'

/** What an expression made of a part of a document. */
interface Kept {
  readonly result: object
  /** The documents that it led to; nothing for an id that leads nowhere. */
  readonly reads: readonly Read[]
}

/** What was made for the first time: most of it is never asked for again, and writing its JSON ahead would cost more. */
const ONCE = 'once'
/** What depends on more than documents that are referred to. */
const NEVER = 'never'

type Known = Kept | typeof ONCE | typeof NEVER

type Read = readonly [id: string, document: StoredDocument | undefined]

const MAX_BYTES = 8_000_000
const MAX_LENGTH = 100_000
/** What the place of a part takes beside its text. */
const PLACE = 200

/**
 * Parts of answers that depend on nothing but one document and those that it refers to: they are the same until one of
 * these changes, whoever asks for whatever. They are kept when they are made for the second time. Those that came first
 * stay when there is no more room, and all go when as many more were turned away: a round through more than there is room
 * for would find nothing if the oldest went.
 */
export class KeptParts {
  #known = new Map<number, Map<object, Known>>()
  #bytes = 0
  #places = 0
  #turnedAway = 0

  /** What is known of what an expression makes of a value. */
  find(expression: number, value: object): Known | undefined {
    return this.#known.get(expression)?.get(value)
  }

  /** Remembers it while there is room. */
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

/** What a part is being made of. */
interface Recording {
  readonly reads: Read[]
  /** False when it depends on more. */
  isWhole: boolean
}

/** Looks on while one answer is worked out, and keeps its parts. */
export class Recorder {
  readonly #parts: KeptParts | undefined
  readonly #get: (id: string) => StoredDocument | undefined
  readonly #follow: (id: string) => void
  #recording: Recording | undefined

  /** `follow` is told of each reference that leads to a part that is not made again. */
  constructor(
    parts: KeptParts | undefined,
    get: (id: string) => StoredDocument | undefined,
    follow: (id: string) => void,
  ) {
    this.#parts = parts
    this.#get = get
    this.#follow = follow
  }

  /** A reference was followed. */
  saw(id: string, document: StoredDocument | undefined): void {
    this.#recording?.reads.push([id, document])
  }

  /** What is being made depends on more than documents that are referred to. */
  leaveOff(): void {
    if (this.#recording) this.#recording.isWhole = false
    this.#recording = undefined
  }

  /** What an expression makes of a value: what it made before, when that is kept. */
  keep(expression: number, value: object, make: () => unknown): unknown {
    const known = this.#parts?.find(expression, value)
    if (typeof known === 'object' && this.#isTrue(known)) {
      for (const [id] of known.reads) this.#follow(id)
      return known.result
    }
    // A part of a part that is kept need not be kept, too.
    if (!this.#parts || known === NEVER || this.#recording) return make()
    const recording: Recording = {reads: [], isWhole: true}
    this.#recording = recording
    const result = make()
    if (this.#recording === recording) this.#recording = undefined
    this.#parts.keep(expression, value, knownOf(result, recording, known !== undefined))
    return result
  }

  #isTrue({reads}: Kept): boolean {
    return reads.every(([id, document]) => this.#get(id) === document)
  }
}

function knownOf(result: unknown, {reads, isWhole}: Recording, isAgain: boolean): Known {
  if (!isWhole || typeof result !== 'object' || result === null) return NEVER
  return isAgain ? {result, reads} : ONCE
}
