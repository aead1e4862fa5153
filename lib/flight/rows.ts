/**
 * A line of React's flight format, in which a page hands its content to React a second time: a value as JSON (`tag` is ''),
 * text (`T`), a module (`I`), a hint (`H`), the start (`X`) and end (`C`) of a stream. One id has several rows if it is a
 * stream. The format is React's own and not documented: react-server-dom-turbopack, ReactFlightClient's processBinaryChunk.
 */
export interface Row {
  id: string
  tag: string
  data: string
}

/** Rows that end with a line break. Others, of binary data, no page of ours has. */
const tagsOfLines = new Set(['I', 'H', 'X', 'C', 'E', 'D', 'W', 'N'])
const startsValue = /^["[{\-\dtfn]/

const codes = {colon: 58, comma: 44, newline: 10}

function readText(bytes: Buffer, id: string, start: number): {row: Row; next: number} | null {
  const comma = bytes.indexOf(codes.comma, start)
  const length = Number.parseInt(bytes.toString('utf8', start, comma), 16)
  const next = comma + 1 + length
  if (comma < 0 || !(next <= bytes.length)) return null
  return {row: {id, tag: 'T', data: bytes.toString('utf8', comma + 1, next)}, next}
}

function readLine(bytes: Buffer, id: string, start: number): {row: Row; next: number} | null {
  const end = bytes.indexOf(codes.newline, start)
  if (end < 0) return null
  const line = bytes.toString('utf8', start, end)
  if (startsValue.test(line)) return {row: {id, tag: '', data: line}, next: end + 1}
  const tag = line.charAt(0)
  if (!tagsOfLines.has(tag)) return null
  return {row: {id, tag, data: line.slice(1)}, next: end + 1}
}

/** The rows of a text; null when it has one of a kind that is not known here. */
export function readRows(text: string): Row[] | null {
  const bytes = Buffer.from(text)
  const rows: Row[] = []
  for (let at = 0; at < bytes.length;) {
    const colon = bytes.indexOf(codes.colon, at)
    if (colon < 0) return null
    const id = bytes.toString('utf8', at, colon)
    const isText = bytes[colon + 1] === 'T'.charCodeAt(0)
    const read = isText ? readText(bytes, id, colon + 2) : readLine(bytes, id, colon + 1)
    if (!read) return null
    rows.push(read.row)
    at = read.next
  }
  return rows
}

/** The text of rows, as `readRows` reads it. */
export function writeRows(rows: readonly Row[]): string {
  return rows
    .map(({id, tag, data}) =>
      tag === 'T'
        ? `${id}:T${Buffer.byteLength(data).toString(16)},${data}`
        : `${id}:${tag}${data}\n`,
    )
    .join('')
}
