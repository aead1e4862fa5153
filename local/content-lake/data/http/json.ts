import {writeJson} from '../json-parts.ts'
import {isRecord} from '../patches.ts'

/** An answer and its result, which for a page is an object of a dozen parts. */
const LEVELS = 2
/** Shorter strings are concatenated before encoding. */
const SHORT = 500
/** UTF-8 bytes per UTF-16 unit, at most. */
const BYTES_PER_LETTER = 3

/** Shared encode buffer: one for all answers is cheaper than one each. */
let page = Buffer.allocUnsafeSlow(256 * 1024)

/**
 * JSON as bytes. One character beyond Latin-1 doubles a string's memory and triples its encoding
 * time, so each part of an answer is encoded separately.
 */
export function jsonBytes(value: object): Buffer<ArrayBuffer> {
  let used = 0
  let text = ''
  const makeRoom = (bytes: number): void => {
    if (used + bytes > page.length) page = Buffer.concat([page], (used + bytes) * 2)
  }
  const flush = (): void => {
    makeRoom(text.length * BYTES_PER_LETTER)
    used += page.write(text, used)
    text = ''
  }
  const copy = (bytes: string): void => {
    flush()
    makeRoom(bytes.length)
    used += page.write(bytes, used, 'latin1')
  }
  const add = (more: string): void => {
    if (text.length + more.length > SHORT) flush()
    text += more
  }
  const write = (item: unknown, levels: number): void => {
    if (levels === 0 || !isRecord(item)) {
      writeJson(item, add, copy)
      return
    }
    let before = '{'
    for (const [name, inside] of Object.entries(item)) {
      if (inside === undefined) continue
      add(`${before}${JSON.stringify(name)}:`)
      write(inside, levels - 1)
      before = ','
    }
    add(before === '{' ? '{}' : '}')
  }
  write(value, LEVELS)
  flush()
  const bytes = Buffer.allocUnsafe(used)
  page.copy(bytes, 0, 0, used)
  return bytes
}
