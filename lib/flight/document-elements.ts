/** An element of a document that React wrote. */
export interface DocumentElement {
  tag: string
  /** All of them as they stand. */
  attributes: string
  /** All text below it. */
  text: string
}

// React escapes `<`, `>` and `"` in attributes, so that a tag ends with the next `>`.
const token =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>|<(\/?)([a-z][^\s/>]*)([^>]*)>/gi

const voidTags = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
)

const entities: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'"}

const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => entities[name] ?? whole)

/** Whether an element can have no content, as `img`. */
export function isVoid(tag: string): boolean {
  return voidTags.has(tag)
}

/** All elements of a document that React wrote, in its order; what a script or a style says is its text as it stands. */
export function documentElements(html: string): DocumentElement[] {
  const found: DocumentElement[] = []
  const open: {element: DocumentElement; from: number}[] = []
  let text = ''
  let end = 0
  for (const match of html.matchAll(token)) {
    text += decoded(html.slice(end, match.index))
    end = match.index + match[0].length
    const [, rawTag, rawAttributes = '', raw = '', slash, tag, attributes = ''] = match
    if (rawTag) {
      found.push({tag: rawTag, attributes: rawAttributes, text: raw})
      text += raw
    } else if (tag && slash) {
      const closed = open.pop()
      if (closed) closed.element.text = text.slice(closed.from)
    } else if (tag) {
      const element = {tag, attributes, text: ''}
      found.push(element)
      if (!voidTags.has(tag) && !attributes.endsWith('/')) open.push({element, from: text.length})
    }
  }
  return found
}
