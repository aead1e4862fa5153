/** An article's day with a time zone, which structured data requires; other texts unchanged. */
export const zonedDate = (day: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) ? `${day}T00:00:00Z` : day
