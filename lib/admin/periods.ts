import type {DayCount} from './entries'

/** Number of entries in a day, a week (from Monday) or a month. */
export interface Period {
  first: string
  last: string
  entries: number
}

/** Entries over time, with empty periods. */
export interface Timeline {
  unit: 'day' | 'week' | 'month'
  periods: Period[]
}

/** More bars than this overlap on a phone. */
const mostBars = 62

const dayLength = 86_400_000

/** Days since 1970-01-01, a Thursday. */
const numberOf = (day: string) => Math.floor(Date.parse(`${day}T00:00:00Z`) / dayLength)
const dayOf = (number: number) => new Date(number * dayLength).toISOString().slice(0, 10)

const firstOf: Record<Timeline['unit'], (day: number) => number> = {
  day: (day) => day,
  week: (day) => day - ((((day + 3) % 7) + 7) % 7),
  month: (day) => numberOf(`${dayOf(day).slice(0, 7)}-01`),
}

const nextOf: Record<Timeline['unit'], (first: number) => number> = {
  day: (first) => first + 1,
  week: (first) => first + 7,
  month: (first) => firstOf.month(first + 31),
}

function unitFor(days: number): Timeline['unit'] {
  if (days <= mostBars) return 'day'
  return days <= mostBars * 7 - 6 ? 'week' : 'month'
}

/** Range of days to draw: from the first entry, or the filter's first day. Before a single day, the week is drawn. */
function spanOf(counts: DayCount[], {from, to, today}: Bounds): [number, number] {
  const firstEntry = numberOf(counts[0]?.day ?? today)
  const lastEntry = numberOf(counts.at(-1)?.day ?? today)
  const last = Math.max(
    lastEntry,
    to === null ? numberOf(today) : Math.min(numberOf(to), numberOf(today)),
  )
  const requestedStart = from === null ? firstEntry : Math.min(numberOf(from), firstEntry)
  if (from === null && firstEntry === last) return [last - 6, last]
  return [last - requestedStart < mostBars ? requestedStart : firstEntry, last]
}

/** The filter's days, and today. */
export interface Bounds {
  from: string | null
  to: string | null
  today: string
}

/** Groups daily counts into days, weeks or months, the finest that fits. */
export function timelineOf(counts: DayCount[], bounds: Bounds): Timeline {
  const [firstDay, lastDay] = spanOf(counts, bounds)
  const unit = unitFor(lastDay - firstDay + 1)
  const sums = new Map<number, number>()
  for (const {day, entries} of counts) {
    const first = firstOf[unit](numberOf(day))
    sums.set(first, (sums.get(first) ?? 0) + entries)
  }
  const periods: Period[] = []
  for (let first = firstOf[unit](firstDay); first <= lastDay; first = nextOf[unit](first)) {
    periods.push({
      first: dayOf(first),
      last: dayOf(nextOf[unit](first) - 1),
      entries: sums.get(first) ?? 0,
    })
  }
  return {unit, periods}
}
