/** Returns the text below a heading, up to the next heading of the same or a higher level. */
export function sectionOf(document: string, heading: string): string {
  const [marks = ''] = /^#+/.exec(heading) ?? []
  const start = document.indexOf(`${heading}\n`) + heading.length
  const rest = document.slice(start)
  const end = rest.search(new RegExp(`^#{1,${marks.length}} `, 'm'))
  return end < 0 ? rest : rest.slice(0, end)
}

/** Returns a heading's anchor. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(' ', '-')
}

/** Returns the anchors of a document's headings. */
export function anchorsOf(document: string): string[] {
  return [...document.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))
}
