import {writeJson} from '../json-parts.ts'
import {isRecord} from '../patches.ts'

/** An answer and its result, which for a page is an object of a dozen parts. */
const LEVELS = 2
/** Shorter texts are put together before they become bytes. */
const SHORT = 500
/** No letter of a text takes more bytes. */
const BYTES_PER_LETTER = 3

/** Where answers become bytes, one after the other: one place for all costs less than several for each. */
let page = Buffer.allocUnsafeSlow(256 * 1024)

/**
 * JSON as bytes. One letter beyond Latin-1 makes all of a text take twice the room and three times as long to write, and
 * most pages have one somewhere: so each part of an answer is a text of its own.
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
