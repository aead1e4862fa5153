import {createHistogram} from 'node:perf_hooks'

/** Durations of calls. */
export interface Measurement {
  perSecond: number
  /** Milliseconds that a share of the calls, in percent, did not exceed. */
  percentile: (percent: number) => number
}

/** Makes calls, up to a number at once, and measures each. */
export async function measure(
  {calls, atOnce}: {calls: number; atOnce: number},
  call: (index: number) => Promise<void>,
): Promise<Measurement> {
  const durations = createHistogram()
  let next = 0
  const lane = async () => {
    while (next < calls) {
      const index = next
      next += 1
      const began = performance.now()
      await call(index)
      durations.record(Math.max(1, Math.round((performance.now() - began) * 1000)))
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({length: atOnce}, lane))
  const seconds = (performance.now() - began) / 1000
  return {
    perSecond: calls / seconds,
    percentile: (percent) => durations.percentile(percent) / 1000,
  }
}
