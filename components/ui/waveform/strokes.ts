/** A straight stroke from (x, y), vertical or horizontal. */
export type Stroke = {x: number; y: number} & ({height: number} | {width: number})

const signed = (value: number) => (value < 0 ? String(value) : ` ${value}`)

/** Heights of vertical strokes are rounded to multiples of this. */
const step = 4

/** Returns a stroke's start and length as integers. */
function rounded(stroke: Stroke): {x: number; y: number; length: number} {
  const x = Math.round(stroke.x)
  if ('width' in stroke) return {x, y: Math.round(stroke.y), length: Math.round(stroke.width)}
  const length = Math.max(step / 2, Math.round(stroke.height / step) * step)
  return {x, y: Math.round(stroke.y + stroke.height / 2) - length / 2, length}
}

/** Joins strokes into one SVG path. Relative, rounded coordinates compress to half the size of absolute ones. */
export function strokesPath(strokes: readonly Stroke[]): string {
  const pen = {x: 0, y: 0}
  let path = ''
  for (const stroke of strokes) {
    const {x, y, length} = rounded(stroke)
    const isLevel = 'width' in stroke
    path += `m${x - pen.x}${signed(y - pen.y)}${isLevel ? 'h' : 'v'}${length}`
    pen.x = isLevel ? x + length : x
    pen.y = isLevel ? y : y + length
  }
  return path
}
