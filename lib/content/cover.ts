/** Minutes of reading that fill a cover from edge to edge. */
const wholeCover = 10

/** How an article's cover is drawn: its own bars, as many as it takes to read. */
export function coverOf({path, readTime}: {path: string; readTime: number}) {
  return {seed: path, length: Math.min(1, readTime / wholeCover)}
}
