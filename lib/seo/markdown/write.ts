import {portableTextToMarkdown, type PortableTextRenderers} from '@portabletext/markdown'

/** Words that may be set in bold or lead somewhere; addresses have to be whole. */
export type Inline = string | {text: string; strong?: boolean; href?: string}

/** Markdown, or nothing. */
type Part = string | null | undefined | false

/** What would end the address of a link too early. */
const breaking = /[()<>\s]/g

function percentEncoded(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`
}

/** A link around Markdown. */
function linkTo(label: string, href: string): string {
  return `[${label}](${href.replace(breaking, percentEncoded)})`
}

interface Marked {
  /** Markdown. */
  children: string
  /** The words of it. */
  text: string
}

const escaped = (signs: string) => signs.replace(/./g, '\\$&')

/**
 * Markdown between two marks. They mean nothing with a blank on their inner side, after a lone backslash, or beside signs
 * of their own kind that are part of the words.
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

/** How marks are written: the library would put a blank at the end of bold words inside the marks. */
export const markRenderers = {
  strong: (marked) => between('**', marked),
  em: (marked) => between('_', marked),
  link: ({children, value}) =>
    value?.['href'] ? linkTo(children, String(value['href'])) : children,
} satisfies PortableTextRenderers['marks']

/** One block of Portable Text: its serializer knows which signs mean something where they stand. */
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

const onOneLine = (part: Inline): Inline =>
  typeof part === 'string'
    ? part.replace(/\s*\n\s*/g, ' ')
    : {...part, text: part.text.replace(/\s*\n\s*/g, ' ')}

/** Brackets at the beginning would be a task's box or, before a colon, the definition of a link. */
function withoutOpeningBrackets(markdown: string): string {
  if (!markdown.startsWith('[')) return markdown
  return markdown.replace(/\]:/g, ']\\:').replace(/^\[(?=[ xX]\])/, '\\[')
}

/** Lines of cells, or one of dashes and colons below another, would be read as a table; one line never is. */
function withoutTable(markdown: string): string {
  if (!markdown.includes('\n')) return markdown
  return markdown.replace(/\|/g, '\\|').replace(/^([ \t]*)([:-][:\- \t]*)$/gm, '$1\\$2')
}

/** A paragraph in which every sign stands for itself. A new line stays one. */
export function paragraph(...parts: Inline[]): string {
  const markdown = portableTextToMarkdown([block(parts)], {marks: markRenderers}).trim()
  return withoutTable(withoutOpeningBrackets(markdown))
}

/** A heading of a level from 1 to 6, or nothing without words. */
export function heading(level: number, text: Inline): string {
  if ((typeof text === 'string' ? text : text.text).trim() === '') return ''
  return portableTextToMarkdown([block([onOneLine(text)], `h${level}`)], {marks: markRenderers})
}

const present = (parts: Part[]): string[] =>
  parts.filter((part): part is string => typeof part === 'string' && part !== '')

/** Parts of a document one below the other; what is empty leaves no gap. */
export function stack(...parts: Part[]): string {
  return present(parts).join('\n\n')
}

/** Every line of Markdown but the first begins further in, so that all belong to what the first one begins. */
function indented(markdown: string, width: number): string {
  return markdown.replace(/\n(?=[^\n])/g, `\n${' '.repeat(width)}`)
}

const separator = (items: string[]) => (items.some((item) => item.includes('\n\n')) ? '\n\n' : '\n')

/** A list of Markdown; items may hold several paragraphs. */
export function list(...parts: Part[]): string {
  const items = present(parts)
  return items.map((item) => `- ${indented(item, 2)}`).join(separator(items))
}

/** A numbered list of Markdown. */
export function numbered(...parts: Part[]): string {
  const items = present(parts)
  return items
    .map((item, index) => {
      const number = `${index + 1}. `
      return number + indented(item, number.length)
    })
    .join(separator(items))
}

/** Markdown that somebody says, or that is set apart. */
export function quote(markdown: string): string {
  return markdown && markdown.replace(/^/gm, '> ').replace(/^> $/gm, '>')
}

/** Text to copy as it stands, in a fence that is longer than any in it. */
export function code(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({length}) => length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}\n${text}\n${fence}`
}

/** A picture: the words for it, and where it is. */
export function image(alt: string, src: string): string {
  return `!${linkTo(paragraph(onOneLine(alt)).replaceAll(/(?<!\\)[[\]]/g, '\\$&'), src)}`
}

/** A table as GitHub writes it. Short rows are filled up. */
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

/** Items with a heading each, and a paragraph below it. */
export function entries(
  items: {title: string; text?: string | null}[] | null | undefined,
  level = 3,
): string {
  return stack(
    ...(items ?? []).map(({title, text}) => stack(heading(level, title), text && paragraph(text))),
  )
}

/** Items in an order, a name and a text each. */
export function numberedEntries(items: {title: string; text?: string | null}[]): string {
  return numbered(
    ...items.map(({title, text}) =>
      stack(paragraph({text: title, strong: true}), text && paragraph(text)),
    ),
  )
}
