/** Stands for a text that was written ahead; nobody outside ever reads or guesses it. */
const PLACE = crypto.randomUUID()
const QUOTED_PLACE = JSON.stringify(PLACE)

let found: string[] | undefined

/** The JSON of a part of an answer: a letter for each of its bytes, which are copied faster than letters are written. */
interface Ahead {
  (): unknown
  readonly bytes: string
}

/**
 * Writes the JSON of a part of an answer ahead, for all answers that it will be in, unless it is too long; returns its
 * length. The part has to be an object or a list that nobody changes.
 */
export function writeAhead(part: object, maxLength: number): number {
  const bytes = Buffer.from(JSON.stringify(part)).toString('latin1')
  if (bytes.length > maxLength || Object.hasOwn(part, 'toJSON')) return bytes.length
  const answer = (): unknown => {
    if (!found) return Array.isArray(part) ? [...(part as unknown[])] : {...part}
    found.push(bytes)
    return PLACE
  }
  const toJSON: Ahead = Object.assign(answer, {bytes})
  Object.defineProperty(part, 'toJSON', {value: toJSON})
  return bytes.length
}

/** How long the JSON of a part is, when it was written ahead. */
export function lengthAhead(part: object): number | undefined {
  const {toJSON} = part as {toJSON?: unknown}
  return typeof toJSON === 'function' ? (toJSON as Ahead).bytes.length : undefined
}

/** Writes the JSON of a value, of which some parts were written ahead as bytes. */
export function writeJson(
  value: unknown,
  write: (text: string) => void,
  copy: (bytes: string) => void,
): void {
  const bytes: string[] = []
  found = bytes
  try {
    const whole = JSON.stringify(value)
    const texts = bytes.length === 0 ? [whole] : whole.split(QUOTED_PLACE)
    for (const [index, text] of texts.entries()) {
      write(text)
      const next = bytes[index]
      if (next !== undefined) copy(next)
    }
  } finally {
    found = undefined
  }
}
