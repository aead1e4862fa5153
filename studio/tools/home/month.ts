const pad = (number: number) => String(number).padStart(2, '0')

/** The day of a moment where the reader is: `2026-11-25`. */
export function dayOf(moment: Date): string {
  return [moment.getFullYear(), pad(moment.getMonth() + 1), pad(moment.getDate())].join('-')
}

/** The month before or after another: `('2026-12', 1)` → `2027-01`. */
export function shiftMonth(month: string, by: 1 | -1): string {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + by)
  return date.toISOString().slice(0, 7)
}

/** The weeks of a month with all their days; they begin with `firstDay`, from 1 for Monday to 7. */
export function weeksOf(month: string, firstDay: number): string[][] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const dateOf = (day: number) => new Date(Date.UTC(year, number - 1, day))
  const before = (dateOf(1).getUTCDay() - firstDay + 7) % 7
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({length: Math.ceil((before + length) / 7)}, (_week, week) =>
    Array.from({length: 7}, (_day, weekday) =>
      dateOf(week * 7 + weekday - before + 1)
        .toISOString()
        .slice(0, 10),
    ),
  )
}
