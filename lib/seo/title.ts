/** Most characters of a title, and of a description, that search engines show whole. */
export const longest = {title: 60, description: 160}

/** Fewest characters of a description that engines do not replace with a passage of their own choice. */
export const shortestDescription = 50

/** How long a text is to its reader: every character counts once, whatever it takes in memory. */
export function textLength(text: string): number {
  return Array.from(text).length
}

function names(title: string, siteName: string): boolean {
  return title.toLowerCase().includes(siteName.toLowerCase())
}

/**
 * The title of a document as tabs and search results show it: its own, followed by the site's name where it does not name the
 * site already and the whole stays within what search engines show.
 */
export function documentTitle(title: string, siteName: string | null | undefined): string {
  if (!siteName || names(title, siteName)) return title
  const whole = `${title} · ${siteName}`
  return textLength(whole) <= longest.title ? whole : title
}

/** A text as search engines shorten it: whole words up to the limit, an ellipsis for the rest. */
export function cutText(text: string, limit: number): string {
  const characters = Array.from(text.trim())
  if (characters.length <= limit) return characters.join('')
  const kept = characters.slice(0, limit - 1).join('')
  const lastWord = kept.search(/\s\S*$/)
  const whole = lastWord > limit / 2 ? kept.slice(0, lastWord) : kept
  return `${whole.replace(/[\s.,:;–-]+$/, '')}…`
}
