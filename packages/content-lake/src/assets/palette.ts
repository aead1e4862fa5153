/** Hue, saturation and lightness, each from 0 to 1. */
interface Hsl {
  saturation: number
  lightness: number
}

interface Color extends Hsl {
  red: number
  green: number
  blue: number
  count: number
}

interface Swatch {
  _type: 'sanity.imagePaletteSwatch'
  background: string
  foreground: string
  title: string
  /** Percentage of the image in about this color. */
  population: number
}

/** Target of each named swatch. */
const TARGETS: Record<string, Hsl> = {
  vibrant: {saturation: 1, lightness: 0.5},
  lightVibrant: {saturation: 1, lightness: 0.74},
  darkVibrant: {saturation: 1, lightness: 0.26},
  muted: {saturation: 0.3, lightness: 0.5},
  lightMuted: {saturation: 0.3, lightness: 0.74},
  darkMuted: {saturation: 0.3, lightness: 0.26},
}

/** A swatch without a close color is left out. */
const MAX_DISTANCE = 0.45

/** Colors that differ by less count as one: four bits per channel. */
const BIN_SHIFT = 4

const HALF_TRANSPARENT = 128

/** Palette of RGBA pixels as `sanity.imagePalette`; undefined for an empty image. */
export function paletteOf(rgba: Uint8Array): Record<string, unknown> | undefined {
  const colors = countColors(rgba)
  const dominant = colors[0]
  if (!dominant) return undefined
  const total = colors.reduce((sum, {count}) => sum + count, 0)
  const swatches = Object.entries(TARGETS).flatMap(([name, target]) => {
    const color = closest(colors, target, dominant.count)
    return color ? [[name, swatchOf(color, total)] as const] : []
  })
  return {
    _type: 'sanity.imagePalette',
    dominant: swatchOf(dominant, total),
    ...Object.fromEntries(swatches),
  }
}

/** Average color of every occupied bin, most frequent first. */
function countColors(rgba: Uint8Array): Color[] {
  const bins = new Map<number, {red: number; green: number; blue: number; count: number}>()
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(at, at + 4)
    if (alpha < HALF_TRANSPARENT) continue
    const key =
      ((red >> BIN_SHIFT) << (2 * BIN_SHIFT)) |
      ((green >> BIN_SHIFT) << BIN_SHIFT) |
      (blue >> BIN_SHIFT)
    const bin = bins.get(key) ?? {red: 0, green: 0, blue: 0, count: 0}
    bin.red += red
    bin.green += green
    bin.blue += blue
    bin.count += 1
    bins.set(key, bin)
  }
  return [...bins.values()]
    .map(({red, green, blue, count}) => {
      const mean = [red / count, green / count, blue / count] as const
      const {saturation, lightness} = hslOf(...mean)
      return {red: mean[0], green: mean[1], blue: mean[2], count, saturation, lightness}
    })
    .sort((left, right) => right.count - left.count)
}

function closest(colors: Color[], target: Hsl, mostFrequent: number): Color | undefined {
  let best: {color: Color; score: number} | undefined
  for (const color of colors) {
    const distance =
      Math.abs(color.saturation - target.saturation) / 2 +
      Math.abs(color.lightness - target.lightness)
    if (distance > MAX_DISTANCE) continue
    const score = 1 - distance + color.count / mostFrequent / 4
    if (!best || score > best.score) best = {color, score}
  }
  return best?.color
}

function swatchOf(color: Color, total: number): Swatch {
  const text = luminance(color) > 0.4 ? '#000' : '#fff'
  const hex = [color.red, color.green, color.blue]
    .map((channel) => Math.round(channel).toString(16).padStart(2, '0'))
    .join('')
  return {
    _type: 'sanity.imagePaletteSwatch',
    background: `#${hex}`,
    foreground: text,
    title: text,
    population: Math.round((color.count / total) * 10_000) / 100,
  }
}

function luminance({red, green, blue}: Color): number {
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
}

function hslOf(red: number, green: number, blue: number): Hsl {
  const highest = Math.max(red, green, blue) / 255
  const lowest = Math.min(red, green, blue) / 255
  const lightness = (highest + lowest) / 2
  const spread = highest - lowest
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1))
  return {saturation, lightness}
}
