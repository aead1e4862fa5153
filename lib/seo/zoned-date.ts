/** An article's day with a time zone, which validators of structured data ask for; other texts as they are. */
export const zonedDate = (day: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) ? `${day}T00:00:00Z` : day
