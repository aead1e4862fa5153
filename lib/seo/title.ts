/** Characters of a title and a description that search engines show in full. */
export const longest = {title: 60, description: 160}

/** Characters below which engines replace a description. */
export const shortestDescription = 50

/** Length in code points, as readers count. */
export function textLength(text: string): number {
  return Array.from(text).length
}

function names(title: string, siteName: string): boolean {
  return title.toLowerCase().includes(siteName.toLowerCase())
}

/**
 * Title for tabs and results: appends the site's name unless it is included or would exceed the
 * limit.
 */
export function documentTitle(title: string, siteName: string | null | undefined): string {
  if (!siteName || names(title, siteName)) return title
  if (!title) return siteName
  const whole = `${title} · ${siteName}`
  return textLength(whole) <= longest.title ? whole : title
}

/** Shortens a text as search engines do: whole words and an ellipsis. */
export function cutText(text: string, limit: number): string {
  const characters = Array.from(text.trim())
  if (characters.length <= limit) return characters.join('')
  const kept = characters.slice(0, limit - 1).join('')
  const lastWord = kept.search(/\s\S*$/)
  const whole = lastWord > limit / 2 ? kept.slice(0, lastWord) : kept
  return `${whole.replace(/[\s.,:;–-]+$/, '')}…`
}
