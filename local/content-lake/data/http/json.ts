import {isRecord} from '../patches.ts'

/** An answer and its result, which for a page is an object of a dozen parts. */
const LEVELS = 2
/** Shorter texts are put together before they become bytes. */
const SHORT = 500

/**
 * JSON as bytes. One letter beyond Latin-1 makes all of a text take twice the room and three times as long to write, and
 * most pages have one somewhere: so each part of an answer is a text of its own.
 */
export function jsonBytes(value: object): Buffer<ArrayBuffer> {
  const pieces: Buffer[] = []
  let text = ''
  const add = (more: string): void => {
    if (text.length + more.length > SHORT) {
      pieces.push(Buffer.from(text))
      text = ''
    }
    text += more
  }
  const write = (item: unknown, levels: number): void => {
    if (levels === 0 || !isRecord(item)) {
      add(JSON.stringify(item))
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
  return Buffer.concat([...pieces, Buffer.from(text)])
}
