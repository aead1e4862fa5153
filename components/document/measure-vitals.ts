/**
 * Time to first byte, largest contentful paint and interaction to next paint, in milliseconds; layout shift has no
 * unit.
 */
interface Vitals {
  ttfb?: number
  lcp?: number
  cls?: number
  inp?: number
}

/** Entries that TypeScript's DOM types lack. */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

/** Shifts at most this many milliseconds apart count as one. */
const shiftGap = 1000

/**
 * Fills in a page's vitals as they become known. Browsers buffer the entries, so starting after the load loses none.
 */
export function measureVitals(signal: AbortSignal): Vitals {
  const vitals: Vitals = {}

  function observe(
    type: string,
    take: (entry: PerformanceEntry) => void,
    options?: {durationThreshold: number},
  ): void {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry)
    })
    observer.observe({type, buffered: true, ...options})
    signal.addEventListener('abort', () => observer.disconnect())
  }

  observe('navigation', (entry) => {
    vitals.ttfb = (entry as PerformanceNavigationTiming).responseStart
  })
  observe('largest-contentful-paint', ({startTime}) => {
    vitals.lcp = startTime
  })
  let shift = 0
  let shiftedAt = 0
  observe('layout-shift', (entry) => {
    const {value, hadRecentInput, startTime} = entry as LayoutShift
    if (hadRecentInput) return
    if (startTime - shiftedAt > shiftGap) shift = 0
    shiftedAt = startTime
    shift += value
    vitals.cls = Math.max(vitals.cls ?? 0, shift)
  })
  observe(
    'event',
    (entry) => {
      const {interactionId, duration} = entry as PerformanceEventTiming
      if (interactionId) vitals.inp = Math.max(vitals.inp ?? 0, duration)
    },
    {durationThreshold: 40},
  )
  return vitals
}
