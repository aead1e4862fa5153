/** Node.js loads the cache of pages itself, and Next.js bundles the rest of the site: both find the count here. */
const place = Symbol.for('announcements')

type Place = typeof globalThis & {[place]?: number}

/** How often this process has heard that something was published, here or by another instance. */
export const announcements = () => (globalThis as Place)[place] ?? 0

/** Counts what is noted of announced tags from now on, by whomever. */
export function countAnnouncements(manifest: Map<string, unknown>): void {
  const set = manifest.set.bind(manifest)
  manifest.set = (tag, state) => {
    ;(globalThis as Place)[place] = announcements() + 1
    return set(tag, state)
  }
}
