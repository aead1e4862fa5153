import {strokesPath} from './strokes.ts'

/** The coordinates of a waveform: the distance between bars, and its height. */
export const barPitch = 6
export const barsHeight = 64

/** The bars of charts, in the sprite. */
export const chartBars = {seed: 'annualCRMCost', count: 60}

/** Returns a generator of numbers from 0 to 1; the same seed gives the same numbers. */
export function randomFrom(seed: string): () => number {
  let state = 2166136261
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619)
  }
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9
    const mixed = Math.imul(state ^ (state >>> 13), 3266489917)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
  }
}

/** Heights of the two bars between words. */
const breath = [0.06, 0.05] as const

/** Returns heights from 0 to 1 for the bars of a spoken sentence: words swell and fade, with pauses between them. */
export function barHeights(seed: string, count: number): number[] {
  const random = randomFrom(seed)
  const heights: number[] = []
  while (heights.length < count) {
    const word = 4 + Math.floor(random() * 7)
    const loudness = 0.55 + random() * 0.45
    for (let bar = 0; bar < word; bar += 1) {
      const swell = Math.sin(((bar + 0.7) / (word + 0.4)) * Math.PI)
      heights.push(Math.max(0.08, swell * loudness * (0.6 + random() * 0.4)))
    }
    heights.push(...breath)
  }
  return heights.slice(0, count)
}

/**
 * Returns how many of a chart's bars to draw. One or two bars of a new word at the end are dropped, because they look
 * like a mistake.
 */
export function withoutLoneBars(bars: number): number {
  const lastBreath = barHeights(chartBars.seed, bars).lastIndexOf(breath[1])
  const begun = bars - 1 - lastBreath
  return lastBreath >= 0 && begun <= 2 ? bars - begun : bars
}

/** Returns the bars of a sentence as one stroked path. */
export function barsPath(seed: string, count: number): string {
  const strokes = barHeights(seed, count).map((loudness, bar) => {
    const half = Math.max(0.5, (loudness * (barsHeight - 6)) / 2)
    return {x: bar * barPitch + 3, y: barsHeight / 2 - half, height: half * 2}
  })
  return strokesPath(strokes)
}
