import {barHeights, randomFrom} from '@/components/ui/waveform/bars'
import {type Stroke, strokesPath} from '@/components/ui/waveform/strokes'
import type {Topic} from '@/lib/content/types'

const columns = 48
const pitch = 6

/** The coordinate system of covers: small, because short numbers take fewer bytes. */
export const coverSize = {width: columns * pitch, height: 144}

type Role = 'rule' | 'plain' | 'voice' | 'record' | 'mask'

/** A cover's strokes by role, the front ones last. */
type Layers = [role: Role, strokes: Stroke[]][]

type Random = ReturnType<typeof randomFrom>

const middle = coverSize.height / 2

/** The rows of a record, by their y coordinate. */
const rows = [24, 48, 72, 96, 120]

/** Returns a bar, vertically centered on y. */
function bar(column: number, y: number, height: number): Stroke {
  return {x: (column + 0.5) * pitch, y: y - height / 2, height}
}

function row(y: number, from: number, to: number): Stroke {
  return {x: (from + 0.5) * pitch, y, width: (to - from) * pitch}
}

/** Returns lines from edge to edge. */
function ruled(...lines: number[]): Stroke[] {
  return lines.map((y) => ({x: 0, y, width: coverSize.width}))
}

/** Returns a random integer, bounds included. */
function between(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1))
}

/** A sentence from edge to edge. */
function waveform(seed: string): Layers {
  const heights = barHeights(seed, columns)
  return [['voice', heights.map((loudness, column) => bar(column, middle, loudness * 132))]]
}

/** The fields of a record, one of which is still being spoken. */
function ledger(seed: string): Layers {
  const random = randomFrom(seed)
  const spoken = between(random, 1, 3)
  const values = between(random, 12, 20)
  const heights = barHeights(seed, columns - values - 2)
  const speech = heights.map((loudness, at) =>
    bar(values + at, rows[spoken] ?? middle, loudness * 23),
  )
  const written = rows
    .filter((_, at) => at !== spoken)
    .map((y) => row(y, values, between(random, 24, 45)))
  return [
    ['rule', ruled(36, 60, 84, 108)],
    ['plain', rows.map((y) => row(y, 2, between(random, 5, 9)))],
    ['voice', speech],
    ['record', written],
  ]
}

/** Bars that break up into the rows of a record. */
function halfSettled(seed: string): Layers {
  const random = randomFrom(seed)
  const apart = between(random, 12, 27)
  const bars = barHeights(seed, apart).map((loudness, at) => bar(at, middle, loudness * 132))
  const pieces = [16, 12, 12, 8, 4].flatMap((height, at) =>
    rows.filter((y) => Math.abs(y - middle) <= 12 + at * 13).map((y) => bar(apart + at, y, height)),
  )
  return [
    ['voice', [...bars, ...pieces]],
    ['record', rows.map((y) => row(y, apart + 5, between(random, apart + 9, 46)))],
  ]
}

/** Lines of speech in which a name is masked. */
function redacted(seed: string): Layers {
  const random = randomFrom(seed)
  const lines = [28, middle, 116].map((y, line) => {
    const from = between(random, 4, 26)
    const to = from + between(random, 8, 16)
    const spoken = barHeights(`${seed} ${line}`, columns)
      .map((loudness, column) => bar(column, y, loudness * 31))
      .filter((_, column) => column < from || column > to)
    return {spoken, mask: row(y, from, to)}
  })
  return [
    ['voice', lines.flatMap(({spoken}) => spoken)],
    ['mask', lines.map(({mask}) => mask)],
  ]
}

/** A bar chart whose columns consist of bars; one column is the result. */
function chart(seed: string): Layers {
  const random = randomFrom(seed)
  const wide = [6, 8, 12][between(random, 0, 2)] ?? 8
  const levels = Array.from({length: columns / wide}, () => between(random, 24, 90))
  const result = between(random, Math.ceil(levels.length / 2), levels.length - 1)
  const column = (at: number, level: number) =>
    Array.from({length: wide - 1}, (_, rib) =>
      bar(at * wide + rib + 0.5, coverSize.height - level / 2, level),
    )
  return [
    ['rule', ruled(30, 58, 86, 114)],
    ['plain', levels.flatMap((level, at) => (at === result ? [] : column(at, level)))],
    ['record', column(result, 120)],
  ]
}

const forms: Record<Topic, (seed: string) => Layers> = {
  voice: waveform,
  crm: ledger,
  data: halfSettled,
  privacy: redacted,
  figures: chart,
}

export interface CoverProps {
  /** Determines the shape and the colors. */
  topic: Topic
  /** The same seed always gives the same cover. */
  seed: string
}

/** Returns the paths of a cover, scaled to a box, by role. */
export function coverPaths(
  {topic, seed}: CoverProps,
  {width, height} = coverSize,
): {role: Role; path: string}[] {
  const across = width / coverSize.width
  const down = height / coverSize.height
  const inBox = (stroke: Stroke): Stroke => {
    const start = {x: stroke.x * across, y: stroke.y * down}
    return 'width' in stroke
      ? {...start, width: stroke.width * across}
      : {...start, height: stroke.height * down}
  }
  return forms[topic](seed).map(([role, strokes]) => ({
    role,
    path: strokesPath(strokes.map(inBox)),
  }))
}
