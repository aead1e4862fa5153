import {portableTextToMarkdown, type PortableTextRenderers} from '@portabletext/markdown'

/** Text with optional bold or link; links must be absolute. */
export type Inline = string | {text: string; strong?: boolean; href?: string}

type Part = string | null | undefined | false

/** Characters that end a link's URL early. */
const breaking = /[()<>\s]/g

function percentEncoded(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`
}

function linkTo(label: string, href: string): string {
  return `[${label}](${href.replace(breaking, percentEncoded)})`
}

interface Marked {
  children: string
  /** Plain text of the children. */
  text: string
}

const escaped = (signs: string) => signs.replace(/./g, '\\$&')

/**
 * Marked text. Marks do not work next to inner spaces, after a lone backslash, or beside their own
 * character.
 */
function between(mark: string, {children, text}: Marked): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(children) ?? []
  let safe = inner
  if (/^\s*[*_]/.test(text)) safe = safe.replace(/^[*_]+/, escaped)
  if (/[*_]\s*$/.test(text)) safe = safe.replace(/(?<!\\)[*_]+$/, escaped)
  const [backslashes = ''] = /\\*$/.exec(safe) ?? []
  if (backslashes.length % 2 === 1) safe += '\\'
  return safe && before + mark + safe + mark + after
}

/** Renderers of marks; the library would leave trailing spaces inside bold. */
export const markRenderers = {
  strong: (marked) => between('**', marked),
  em: (marked) => between('_', marked),
  // Markdown takes these from HTML.
  sup: ({children}) => `<sup>${children}</sup>`,
  sub: ({children}) => `<sub>${children}</sub>`,
  link: ({children, value}) =>
    value?.['href'] ? linkTo(children, String(value['href'])) : children,
} satisfies PortableTextRenderers['marks']

/** A Portable Text block, so that its serializer escapes characters by position. */
function block(parts: Inline[], style = 'normal') {
  const spans = parts.map((part, index) => {
    const {text, strong, href} = typeof part === 'string' ? {text: part} : part
    return {text, strong, href, key: `${index}`}
  })
  return {
    _type: 'block',
    _key: 'block',
    style,
    children: spans.map(({text, strong, href, key}) => ({
      _type: 'span',
      _key: key,
      text,
      marks: [...(href ? [key] : []), ...(strong ? ['strong'] : [])],
    })),
    markDefs: spans.flatMap(({href, key}) => (href ? [{_type: 'link', _key: key, href}] : [])),
  }
}

/** A text without line breaks. */
export const oneLine = (text: string): string => text.replace(/\s*[\n\p{Zl}\p{Zp}]\s*/gu, ' ')

const onOneLine = (part: Inline): Inline =>
  typeof part === 'string' ? oneLine(part) : {...part, text: oneLine(part.text)}

/** A leading bracket would be a task box or a link definition. */
function withoutOpeningBrackets(markdown: string): string {
  if (!markdown.startsWith('[')) return markdown
  return markdown.replace(/\]:/g, ']\\:').replace(/^\[(?=[ xX]\](?:\s|$))/, '\\[')
}

/** Cells above a delimiter row would be a table; a single line never is. */
function withoutTable(markdown: string): string {
  if (!markdown.includes('\n')) return markdown
  return markdown.replace(/\|/g, '\\|').replace(/^([ \t]*)([:-][:\- \t]*)$/gm, '$1\\$2')
}

/** A paragraph of literal text; line breaks are kept. */
export function paragraph(...parts: Inline[]): string {
  const markdown = portableTextToMarkdown([block(parts)], {marks: markRenderers}).trim()
  return withoutTable(withoutOpeningBrackets(markdown))
}

/** A heading of level 1 to 6; nothing without text. */
export function heading(level: number, text: Inline): string {
  if ((typeof text === 'string' ? text : text.text).trim() === '') return ''
  return portableTextToMarkdown([block([onOneLine(text)], `h${level}`)], {marks: markRenderers})
}

const present = (parts: Part[]): string[] =>
  parts.filter((part): part is string => typeof part === 'string' && part !== '')

/** Joins blocks with blank lines; skips empty ones. */
export function stack(...parts: Part[]): string {
  return present(parts).join('\n\n')
}

/** Indents all lines but the first, so that they belong to the same list item. */
function indented(markdown: string, width: number): string {
  return markdown.replace(/\n(?=[^\n])/g, `\n${' '.repeat(width)}`)
}

const separator = (items: string[]) => (items.some((item) => item.includes('\n\n')) ? '\n\n' : '\n')

/** A bulleted list; items may hold several paragraphs. */
export function list(...parts: Part[]): string {
  const items = present(parts)
  return items.map((item) => `- ${indented(item, 2)}`).join(separator(items))
}

export function numbered(...parts: Part[]): string {
  const items = present(parts)
  return items
    .map((item, index) => {
      const number = `${index + 1}. `
      return number + indented(item, number.length)
    })
    .join(separator(items))
}

/** A block quote. */
export function quote(markdown: string): string {
  return markdown && markdown.replace(/^/gm, '> ').replace(/^> $/gm, '>')
}

/** A code block, with a fence longer than any in its text. */
export function code(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({length}) => length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}\n${text}\n${fence}`
}

export function image(alt: string, src: string): string {
  return `!${linkTo(paragraph(onOneLine(alt)).replaceAll(/(?<!\\)[[\]]/g, '\\$&'), src)}`
}

/** A GitHub table; short rows are padded. */
export function table(columns: Inline[], rows: Inline[][][]): string {
  const cell = (parts: Inline[], index: number) => ({
    _type: 'cell',
    _key: `${index}`,
    value: [block(parts.map(onOneLine))],
  })
  const all = [columns.map((column) => [column]), ...rows].map((cells, index) => ({
    _type: 'row',
    _key: `${index}`,
    cells: cells.map(cell),
  }))
  const value = {_type: 'table', _key: 'table', headerRows: 1, rows: all}
  return portableTextToMarkdown([value], {marks: markRenderers})
}
