/** A media range of an Accept header (RFC 9110, section 12.5.1). */
interface Range {
  type: string
  weight: number
  /** Position in the header. */
  place: number
}

function readRange(text: string, place: number): Range {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  const weight = Number(quality ?? 1)
  return {type, weight: Number.isFinite(weight) ? Math.min(1, Math.max(0, weight)) : 0, place}
}

/** The most specific range that matches a type. */
function rangeFor(ranges: Range[], type: string): Range | undefined {
  const whole = `${type.split('/')[0]}/*`
  return [type, whole, '*/*']
    .map((name) => ranges.find((range) => range.type === name))
    .find((range) => range !== undefined)
}

/**
 * Whether Accept prefers Markdown: higher weight than HTML, or equal and named first. A client that
 * takes anything gets HTML.
 */
export function prefersMarkdown(accept: string | null): boolean {
  const ranges = (accept ?? '').split(',').map(readRange)
  const markdown = rangeFor(ranges, 'text/markdown')
  const html = rangeFor(ranges, 'text/html')
  if (!markdown || markdown.weight === 0) return false
  if (!html || markdown.weight !== html.weight) return markdown.weight > (html?.weight ?? 0)
  const namesHtmlFirst = html.type === 'text/html' && html.place < markdown.place
  return markdown.type === 'text/markdown' && !namesHtmlFirst
}
