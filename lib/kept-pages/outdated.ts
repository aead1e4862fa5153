/** Node.js loads the cache of pages itself, and Next.js bundles the rest of the site: both find the list here. */
const place = Symbol.for('outdated-pages')

type Place = typeof globalThis & {[place]?: () => string[]}

/** Lets others know which pages are outdated. */
export function offerOutdatedPages(list: () => string[]): void {
  ;(globalThis as Place)[place] = list
}

/**
 * The routes, as `/en/about` or `/markdown/en/about`, of pages that this process has read or rendered and that something
 * behind them has been published of since; none where a platform keeps the pages.
 */
export function outdatedPages(): string[] {
  return (globalThis as Place)[place]?.() ?? []
}
