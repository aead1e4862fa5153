import type {PageWeek} from './read-results'

const dayMilliseconds = 86_400_000

/** How many weeks the site tells about, the current one among them. */
const shownWeeks = 13

/** Monday of the week of a time, UTC, at midnight. */
function mondayOf(time: Date): number {
  const midnight = Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate())
  return midnight - ((time.getUTCDay() + 6) % 7) * dayMilliseconds
}

/** The last 13 weeks of a page, oldest first, those without views and requests too. */
export function lastWeeks(weeks: readonly PageWeek[], now: Date): Omit<PageWeek, 'page'>[] {
  const monday = mondayOf(now)
  return Array.from({length: shownWeeks}, (_, index) => {
    const start = new Date(monday - (shownWeeks - 1 - index) * 7 * dayMilliseconds)
    const week = start.toISOString().slice(0, 10)
    const {views = 0, entries = 0} = weeks.find((counted) => counted.week === week) ?? {}
    return {week, views, entries}
  })
}

/** Pages without a request, most viewed first. */
export function viewedInVain(weeks: readonly PageWeek[]): {page: string; views: number}[] {
  const pages = new Set(weeks.map(({page}) => page))
  for (const {page, entries} of weeks) if (entries > 0) pages.delete(page)
  const viewsOf = (page: string) =>
    weeks.reduce((sum, week) => (week.page === page ? sum + week.views : sum), 0)
  return [...pages]
    .map((page) => ({page, views: viewsOf(page)}))
    .toSorted((one, other) => other.views - one.views)
}
