/** Node.js loads the cache of pages itself, and Next.js bundles the rest of the site: both find the list here. */
const place = Symbol.for('read-pages')

/** A page that this process has read or rendered. */
interface ReadPage {
  /** As `/en/about` or `/markdown/en/about`. */
  route: string
  /** Whether something behind it has been published since it was rendered. */
  isOutdated: boolean
}

type Place = typeof globalThis & {[place]?: () => ReadPage[]}

/** Lets others know which pages have been read, and which of them are outdated. */
export function offerReadPages(list: () => ReadPage[]): void {
  ;(globalThis as Place)[place] = list
}

/** What this process has read or rendered; nothing where a platform keeps the pages. */
export function readPages(): ReadPage[] {
  return (globalThis as Place)[place]?.() ?? []
}
