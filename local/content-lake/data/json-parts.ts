/** Placeholder for JSON encoded ahead; random, so that no content can contain it. */
const PLACE = crypto.randomUUID()
const QUOTED_PLACE = JSON.stringify(PLACE)

let found: string[] | undefined

/** Encoded JSON of a part, one byte per character: copying is faster than encoding. */
interface Ahead {
  (): unknown
  readonly bytes: string
}

/**
 * Encodes a part ahead, for every answer that contains it, unless too long; returns its length. The
 * part must be an immutable object or list.
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

/** Length of a part's encoded JSON, if encoded ahead. */
export function lengthAhead(part: object): number | undefined {
  const {toJSON} = part as {toJSON?: unknown}
  return typeof toJSON === 'function' ? (toJSON as Ahead).bytes.length : undefined
}

/** Writes the JSON of a value, using the parts encoded ahead. */
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
