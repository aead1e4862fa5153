import type {randomFrom} from '@/components/ui/waveform/bars'
import type {Stroke} from '@/components/ui/waveform/strokes'

export const columns = 48
const pitch = 6

/** The coordinate system of drawings: small, because short numbers take fewer bytes. */
export const drawingSize = {width: columns * pitch, height: 144}

export type Role = 'rule' | 'plain' | 'voice' | 'record' | 'mask'

/** A drawing's strokes by role, the front ones last. */
export type Layers = [role: Role, strokes: Stroke[]][]

export const middle = drawingSize.height / 2

/** The rows of a record, by their y coordinate. */
export const rows = [24, 48, 72, 96, 120]

/** Returns a bar, vertically centered on y. */
export function bar(column: number, y: number, height: number): Stroke {
  return {x: (column + 0.5) * pitch, y: y - height / 2, height}
}

export function row(y: number, from: number, to: number): Stroke {
  return {x: (from + 0.5) * pitch, y, width: (to - from) * pitch}
}

/** Returns lines from edge to edge. */
export function ruled(...lines: number[]): Stroke[] {
  return lines.map((y) => ({x: 0, y, width: drawingSize.width}))
}

/** Returns a random integer, bounds included. */
export function between(
  random: ReturnType<typeof randomFrom>,
  least: number,
  most: number,
): number {
  return least + Math.floor(random() * (most - least + 1))
}
