import type {DrawingForm} from '@/lib/sanity/options'

import {barHeights, randomFrom} from '../waveform/bars.ts'
import {type Stroke, strokesPath} from '../waveform/strokes.ts'

const columns = 48
const pitch = 6

/** The coordinate system of drawings: small, because short numbers take fewer bytes. */
export const drawingSize = {width: columns * pitch, height: 144}

/** Names of rows are strokes where they are too small to read; covers write them. */
export type Role = 'rule' | 'name' | 'plain' | 'voice' | 'record' | 'mask'

/** A drawing's strokes by role, the front ones last. */
type Layers = [role: Role, strokes: Stroke[]][]

const middle = drawingSize.height / 2

/** The rows of a record, by their y coordinate. */
const rows = [24, 48, 72, 96, 120]

/** The column in which values begin, beside the names of their rows. */
const values = 16

/** Returns a bar, vertically centered on y. */
function bar(column: number, y: number, height: number): Stroke {
  return {x: (column + 0.5) * pitch, y: y - height / 2, height}
}

function row(y: number, from: number, to: number): Stroke {
  return {x: (from + 0.5) * pitch, y, width: (to - from) * pitch}
}

/** Returns lines from edge to edge. */
function ruled(...lines: number[]): Stroke[] {
  return lines.map((y) => ({x: 0, y, width: drawingSize.width}))
}

/** Returns a random integer, bounds included. */
function between(random: ReturnType<typeof randomFrom>, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1))
}

/** Returns the bars of speech on a row. */
function spoken(seed: string, y: number, from: number, to: number): Stroke[] {
  return barHeights(seed, to - from).map((loudness, at) => bar(from + at, y, loudness * 23))
}

/** A sentence from edge to edge. */
function waveform(seed: string): Layers {
  const heights = barHeights(seed, columns)
  return [['voice', heights.map((loudness, column) => bar(column, middle, loudness * 132))]]
}

/** The fields of a record, one of which is still being spoken. */
function ledger(seed: string): Layers {
  const random = randomFrom(seed)
  const heard = between(random, 1, 3)
  const written = rows
    .filter((_, at) => at !== heard)
    .map((y) => row(y, values, between(random, 24, 45)))
  return [
    ['rule', ruled(36, 60, 84, 108)],
    ['name', rows.map((y) => row(y, 2, between(random, 5, 9)))],
    ['voice', spoken(seed, rows[heard] ?? middle, values, columns - 2)],
    ['record', written],
  ]
}

/** Bars that break up into the rows of a record. */
function settling(seed: string): Layers {
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
    const heard = barHeights(`${seed} ${line}`, columns)
      .map((loudness, column) => bar(column, y, loudness * 31))
      .filter((_, column) => column < from || column > to)
    return {heard, mask: row(y, from, to)}
  })
  return [
    ['voice', lines.flatMap(({heard}) => heard)],
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
      bar(at * wide + rib + 0.5, drawingSize.height - level / 2, level),
    )
  return [
    ['rule', ruled(30, 58, 86, 114)],
    ['plain', levels.flatMap((level, at) => (at === result ? [] : column(at, level)))],
    ['record', column(result, 120)],
  ]
}

/** A question and its answer, twice. */
function dialog(seed: string): Layers {
  const random = randomFrom(seed)
  const answers = [48, 72, 120].map((y) => row(y, between(random, 14, 26), 45))
  return [
    ['voice', [24, 96].flatMap((y) => spoken(`${seed} ${y}`, y, 2, between(random, 16, 34)))],
    ['record', answers],
  ]
}

/** Two records, with the sentence that is written to either between them. */
function facing(seed: string): Layers {
  const random = randomFrom(seed)
  const fields = [2, 28].flatMap((from) => rows.map((y) => ({y, from})))
  return [
    ['rule', ruled(36, 60, 84, 108)],
    ['name', fields.map(({y, from}) => row(y, from, from + between(random, 3, 6)))],
    ['voice', barHeights(seed, 6).map((loudness, at) => bar(20 + at, middle, 24 + loudness * 100))],
    ['record', fields.map(({y, from}) => row(y, from + 11, from + between(random, 14, 17)))],
  ]
}

/** A record, some of whose fields the reader may not see. */
function guarded(seed: string): Layers {
  const random = randomFrom(seed)
  const hidden = new Set([between(random, 0, 1), between(random, 3, 4)])
  const written = rows.map((y) => row(y, values, between(random, 26, 45)))
  return [
    ['rule', ruled(36, 60, 84, 108)],
    ['name', rows.map((y) => row(y, 2, between(random, 6, 10)))],
    ['record', written.filter((_, at) => !hidden.has(at))],
    ['mask', written.filter((_, at) => hidden.has(at))],
  ]
}

/** A form to fill in, and the few words that it was given. */
function blank(seed: string): Layers {
  const random = randomFrom(seed)
  return [
    ['rule', rows.map((y) => row(y + 5, values, 45))],
    ['name', rows.map((y) => row(y, 2, between(random, 6, 11)))],
    ['voice', spoken(seed, rows[0] ?? middle, values, between(random, 20, 24))],
  ]
}

/** A hundred cells, ten in a row. */
function hundred(left: number): Stroke[] {
  return Array.from({length: 100}, (_, cell) => ({
    x: left + (cell % 10) * 12,
    y: 18 + Math.floor(cell / 10) * 12,
    width: 6,
  }))
}

/** Cells before and after, on lines, filled as far as two percentages say. */
function cells(seed: string, amounts: number[]): Layers {
  const random = randomFrom(seed)
  const [before = between(random, 25, 55), after = between(random, 75, 98)] = amounts
  const [first, second] = [hundred(19), hundred(155)]
  const lines = [...first, ...second].filter((_, cell) => cell % 10 === 0)
  return [
    ['rule', lines.map(({x, y}) => ({x, y, width: 114}))],
    ['plain', first.slice(0, before)],
    ['record', second.slice(0, after)],
  ]
}

/** The 40 hours of five days. Those at their ends are free: some for certain, and some perhaps. */
function week(seed: string, amounts: number[]): Layers {
  const random = randomFrom(seed)
  const least = amounts[0] ?? between(random, 3, 8)
  const [, most = least] = amounts
  const hours = Array.from({length: 40}, (_, hour) => ({
    x: 14 + (hour % 5) * 56,
    y: 124 - Math.floor(hour / 5) * 15,
    width: hour < least || hour >= most ? 36 : 16,
  }))
  return [
    ['plain', hours.slice(most)],
    ['record', hours.slice(0, most)],
  ]
}

/** What several products offer, side by side; one offers it all. */
function shortlist(seed: string): Layers {
  const random = randomFrom(seed)
  const lists = [values, 27, 38]
  const [chosen = 0] = lists.splice(between(random, 0, 2), 1)
  const offers = lists.flatMap((from) => rows.map((y) => ({y, from, has: random() < 0.5})))
  const said = (y: number, from: number) => spoken(`${seed} ${y} ${from}`, y, from, from + 8)
  return [
    ['name', rows.map((y) => row(y, 2, between(random, 6, 11)))],
    ['rule', offers.filter(({has}) => !has).map(({y, from}) => row(y, from, from + 7))],
    ['plain', offers.filter(({has}) => has).flatMap(({y, from}) => said(y, from))],
    ['record', rows.flatMap((y) => said(y, chosen))],
  ]
}

/** Draws each form, from a seed and the numbers that it shows. */
const forms: Record<DrawingForm, (seed: string, amounts: number[]) => Layers> = {
  waveform,
  dialog,
  ledger,
  settling,
  facing,
  redacted,
  guarded,
  blank,
  cells,
  week,
  chart,
  shortlist,
}

/** Whether there is a drawing of this form; documents written through the API may name any. */
export function isDrawingForm(form: string | null | undefined): form is DrawingForm {
  return form != null && Object.hasOwn(forms, form)
}

export interface DrawingProps {
  form: DrawingForm
  /** The same seed always gives the same drawing; the form's name if it is left out. */
  seed?: string
  /** What the drawing counts, in forms that count. */
  amounts?: number[]
  /** Goes from edge to edge, as the words of a card do. Covers keep their margin. */
  flush?: boolean
}

/** Figures that a drawing counts, as documents have them. */
export type CountedFigures = {value: number | null; upTo?: number | null}[] | null | undefined

/** Returns the numbers of figures, for a drawing that counts them. */
export function amountsOf(figures: CountedFigures): number[] {
  return (figures ?? []).flatMap(({value, upTo}) => [value ?? [], upTo ?? []].flat())
}

/** Returns the margin at both sides of a drawing, without regard to lines from edge to edge. */
function marginOf(layers: Layers): number {
  return Math.min(...layers.flatMap(([, strokes]) => strokes.map(({x}) => x || Infinity))) - 1
}

/** Returns the paths of a drawing, scaled to a box, by role. */
export function drawingPaths(
  {form, seed = form, amounts = [], flush = false}: DrawingProps,
  {width, height} = drawingSize,
): {role: Role; path: string}[] {
  const layers = forms[form](seed, amounts)
  const margin = flush ? marginOf(layers) : 0
  const across = width / (drawingSize.width - 2 * margin)
  const down = height / drawingSize.height
  const inBox = (stroke: Stroke): Stroke => {
    const start = {x: Math.max(stroke.x - margin, 0) * across, y: stroke.y * down}
    return 'width' in stroke
      ? {...start, width: Math.min(stroke.width * across, width - start.x)}
      : {...start, height: stroke.height * down}
  }
  return layers.map(([role, strokes]) => ({
    role,
    path: strokesPath(strokes.map(inBox)),
  }))
}
