/** On touch screens the popup waits this many milliseconds. */
export const timeout = 20_000

/** Distance and time of a flick up to the address bar. */
const fastDistance = 400
const fastTime = 250

/** A place on the page, in pixels from its top, and when it was there. */
export interface ScrollSample {
  top: number
  at: number
}

/** Keeps recent samples to measure the scrolling speed. */
export function recentSamples(samples: ScrollSample[], next: ScrollSample): ScrollSample[] {
  return [...samples.filter(({at}) => next.at - at <= fastTime), next]
}

/** Whether the page went up fast, without a turn, between the first of the samples and the last. */
export function isFastUpward(samples: ScrollSample[]): boolean {
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !last) return false
  const turns = samples.some(({top}, index) => top > (samples[index - 1]?.top ?? top))
  return !turns && first.top - last.top >= fastDistance
}

/** Whether a mouse that left the page is on its way to the tabs and the address bar. */
export function leftThroughTop({y, entered}: {y: number; entered: unknown}): boolean {
  return entered === null && y <= 0
}
