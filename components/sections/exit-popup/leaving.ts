/** Milliseconds before the popup may open on touch screens. */
export const timeout = 20_000

/** The least distance and most time of a flick up to the address bar. */
const fastDistance = 400
const fastTime = 250

/** A scroll position, in pixels from the top, and its time. */
export interface ScrollSample {
  top: number
  at: number
}

/** Keeps recent samples to measure the scrolling speed. */
export function recentSamples(samples: ScrollSample[], next: ScrollSample): ScrollSample[] {
  return [...samples.filter(({at}) => next.at - at <= fastTime), next]
}

/** Whether the page scrolled up fast, without turning, from the first sample to the last. */
export function isFastUpward(samples: ScrollSample[]): boolean {
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !last) return false
  const turns = samples.some(({top}, index) => top > (samples[index - 1]?.top ?? top))
  return !turns && first.top - last.top >= fastDistance
}

/** Whether a mouse that left the page is on its way to the tabs or address bar. */
export function leftThroughTop({y, entered}: {y: number; entered: unknown}): boolean {
  return entered === null && y <= 0
}
