/** The cache tag of a sync tag, named as `next-sanity` names it. */
export function cacheTagOf(syncTag: string): string {
  return `sanity:${syncTag}`
}
