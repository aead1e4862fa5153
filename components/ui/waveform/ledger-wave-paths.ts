import {barHeights, randomFrom} from './bars.ts'
import {type Stroke, strokesPath} from './strokes.ts'

const columns = 132
const pitch = 9
const rows = [28, 64, 100, 136, 172]
const rowGap = 36
const middle = 100

/** The motif's coordinate system, and the width of its bars. */
export const ledgerWaveSize = {width: columns * pitch, height: 200, strokeWidth: 4}

/** The length of each row of the record; rows differ, as fields on a form do. */
const rowEnds = [0.97, 0.86, 1, 0.79, 0.92]

/** The position, from 0 to 1 along the motif, where bars begin to break up. */
const breakAt = 0.24

/** The column from which the rows are lines. */
const lined = Math.ceil(0.6 * columns)

function smooth(from: number, to: number, at: number): number {
  const share = Math.min(1, Math.max(0, (at - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

function solidBar(x: number, half: number): Stroke[] {
  return [{x, y: middle - half, height: half * 2}]
}

/** The last column of a row. */
const lastOf = (row: number) => Math.min(columns - 1, Math.floor((rowEnds[row] ?? 1) * columns))

const xOf = (column: number) => column * pitch + 5

/* A bar breaks up at the rows' positions, and its pieces widen until they touch. */
function brokenBar(x: number, half: number, at: number): Stroke[] {
  const tall = ((1 - smooth(breakAt, 0.46, at)) * rowGap) / 2 - 4
  const wide = smooth(0.46, 0.6, at) * (pitch / 2)
  return rows
    .filter((y) => Math.abs(y - middle) <= half + 2)
    .map((y) =>
      tall > 0.5 ? {x, y: y - tall, height: tall * 2} : {x: x - wide, y, width: wide * 2},
    )
}

/**
 * Returns the large motif as two stroked paths in a box of `ledgerWaveSize`; the same seed always gives the same paths.
 */
export function ledgerWavePaths(seed: string): {voice: string; record: string} {
  const random = randomFrom(`${seed}#`)
  const voice: Stroke[] = []
  const record: Stroke[] = []
  let reached = 0
  for (const [column, loudness] of barHeights(seed, columns).slice(0, lined).entries()) {
    const at = column / columns
    const x = xOf(column)
    const grown = loudness + (1 - loudness) * smooth(0.18, 0.36, at)
    // A row that has begun continues to its end.
    if (at >= breakAt) reached = Math.max(reached, grown)
    const pieces = at < breakAt ? solidBar(x, grown * 90) : brokenBar(x, reached * 90, at)
    // The color changes bar by bar, not as a gradient: each is either spoken or written.
    const written = 0.34 + random() * 0.2 < at
    const strokes = written ? record : voice
    strokes.push(...pieces)
  }
  const x = xOf(lined - 1)
  const lines = rows.map((y, row) => ({x, y, width: xOf(lastOf(row)) + pitch / 2 - x}))
  return {voice: strokesPath(voice), record: strokesPath([...record, ...lines])}
}
