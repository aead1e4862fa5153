/** Stands for a text that was written ahead; nobody outside ever reads or guesses it. */
const PLACE = crypto.randomUUID()
const QUOTED_PLACE = JSON.stringify(PLACE)

let found: string[] | undefined

/** The JSON of a part of an answer. */
interface Ahead {
  (): unknown
  readonly text: string
}

/**
 * Writes the JSON of a part of an answer ahead, for all answers that it will be in, unless it is too long; returns its
 * length. The part has to be an object or a list that nobody changes.
 */
export function writeAhead(part: object, maxLength: number): number {
  const text = JSON.stringify(part)
  if (text.length > maxLength || Object.hasOwn(part, 'toJSON')) return text.length
  const answer = (): unknown => {
    if (!found) return Array.isArray(part) ? [...(part as unknown[])] : {...part}
    found.push(text)
    return PLACE
  }
  const toJSON: Ahead = Object.assign(answer, {text})
  Object.defineProperty(part, 'toJSON', {value: toJSON})
  return text.length
}

/** How long the JSON of a part is, when it was written ahead. */
export function lengthAhead(part: object): number | undefined {
  const {toJSON} = part as {toJSON?: unknown}
  return typeof toJSON === 'function' ? (toJSON as Ahead).text.length : undefined
}

/** The JSON of a value in pieces, of which every other one was written ahead. */
export function jsonPieces(value: unknown): string[] {
  const texts: string[] = []
  found = texts
  try {
    const whole = JSON.stringify(value)
    if (texts.length === 0) return [whole]
    return whole.split(QUOTED_PLACE).flatMap((piece, index) => [piece, texts[index] ?? ''])
  } finally {
    found = undefined
  }
}
