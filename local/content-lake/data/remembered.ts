/** Cache by text. */
export interface Memory<T> {
  get: (text: string) => T | undefined
  /** Also makes the entry the most recent. `size` is for values larger than their text. */
  set: (text: string, value: T, size?: number) => void
}

/** An LRU cache bounded by the characters of its keys. */
export function memoryOf<T>(maxCharacters: number): Memory<T> {
  const known = new Map<string, {value: T; size: number}>()
  let characters = 0
  const forget = (text: string) => {
    characters -= known.get(text)?.size ?? 0
    known.delete(text)
  }
  return {
    get: (text) => known.get(text)?.value,
    set: (text, value, size = text.length) => {
      forget(text)
      known.set(text, {value, size})
      characters += size
      for (const oldest of known.keys()) {
        if (characters <= maxCharacters) break
        forget(oldest)
      }
    },
  }
}

/** Shorter strings are found in a map as fast. */
const LONG = 500

/**
 * Interns long strings. A map hashes a new string character by character, whereas comparing two
 * strings of equal length is twenty times as fast.
 */
export function sameTextsOf(maxCharacters: number): (text: string) => string {
  const known = new Map<number, string[]>()
  let characters = 0
  return (text) => {
    if (text.length < LONG) return text
    const alike = known.get(text.length) ?? []
    const same = alike.find((other) => other === text)
    if (same !== undefined) return same
    if (characters + text.length > maxCharacters) {
      known.clear()
      characters = 0
    }
    characters += text.length
    known.set(text.length, [...(known.get(text.length) ?? []), text])
    return text
  }
}

/** Memoises a function of a string. */
export function remembered<T>(
  read: (text: string) => T,
  maxCharacters: number,
): (text: string) => T {
  const known = memoryOf<T>(maxCharacters)
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const value = read(text)
    known.set(text, value)
    return value
  }
}
