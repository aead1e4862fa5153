import {defaultSchema, type DeserializerRule, htmlToPortableText} from '@portabletext/html'
import markdownIt from 'markdown-it'
import type {TypedObject} from 'sanity'

import {newKey} from '../../../lib/sanity/api'
import {tableTexts} from '../table/clipboard'
import {type Format, formats, formatsOf} from './formats'
import {parseCopied} from './parse'

/** Pages that programs put before the links of a document, by host and path, with the parameter of the address. */
const redirects: [page: RegExp, parameter: string][] = [
  [/^(www\.)?google\.[a-z.]+\/url$/, 'q'],
  [/^(www\.)?google\.[a-z.]+\/url$/, 'url'],
  [/\.safelinks\.protection\.outlook\.com\//, 'url'],
  [/^lm?\.facebook\.com\/l\.php$/, 'u'],
  [/^(www\.)?linkedin\.com\/(redir\/redirect|safety\/go)$/, 'url'],
]

/** The final address of a link. */
function unwrapped(href: string): string {
  const url = URL.parse(href)
  if (!url) return href
  const targets = redirects
    .filter(([page]) => page.test(`${url.host}${url.pathname}`))
    .map(([, parameter]) => url.searchParams.get(parameter) ?? '')
  const target = targets.find((address) => /^(https?:\/\/|mailto:)/i.test(address))
  return target ? unwrapped(target) : href
}

interface Span {
  _type: string
  text?: string
  marks?: string[]
}

interface Annotation {
  _type: string
  _key: string
  href?: string
}

/** A paragraph, or a block between paragraphs. */
export interface Block extends TypedObject {
  _key: string
  style?: string
  children?: Span[]
  markDefs?: Annotation[]
}

/** The names of the styles, decorators and blocks that a field allows. */
export interface Accepted {
  styles: string[]
  decorators: string[]
  blocks: string[]
}

/** What was changed: the number of items by kind, and the names of formats that the field lacks. */
export interface Changes {
  /** Headings that got another level. */
  headings: number
  /** Headings that became bold paragraphs. */
  paragraphs: number
  formats: Format[]
  /** Of tables, only the texts are kept. */
  tables: number
  /** The clipboard does not hold the files of pictures. */
  pictures: number
  /** Links within the copied document are removed. */
  links: number
  /** Whether lines, videos or drawings are removed. */
  others: boolean
}

const isElement = (node: Node): node is Element => node.nodeType === 1

/** A table, whose first row holds the heads. */
const dataTable = ([columns = [], ...rows]: string[][]) => ({
  _type: 'dataTable',
  _key: newKey(),
  columns,
  rows: rows.map((cells) => ({_type: 'tableRow', _key: newKey(), cells})),
})

/** Converts a table. One with a single row or column is layout: its paragraphs are taken. */
const tableRule: DeserializerRule = {
  deserialize(node, _next, createBlock) {
    if (!(node instanceof HTMLTableElement)) return undefined
    const texts = tableTexts(node)
    if ((texts[0]?.length ?? 0) < 2 || texts.length < 2) return undefined
    return createBlock(dataTable(texts))
  },
}

/** Reads formats from styles instead of element names, which the converter's own rules take for each program apart. */
const textRule: DeserializerRule = {
  deserialize(node, next) {
    if (isElement(node)) {
      return node.tagName === 'SPAN' && node.textContent ? next(node.childNodes) : undefined
    }
    const text = node.textContent ?? ''
    if (node.nodeType !== node.TEXT_NODE || !text.trim()) return undefined
    const span: Span = {_type: 'span', text: text.replaceAll(/\s\s+/g, ' '), marks: formatsOf(node)}
    return span
  },
}

/** Converts HTML before what the field does not allow is removed. */
function read(html: string, {blocks}: Accepted): Block[] {
  return htmlToPortableText(html, {
    parseHtml: parseCopied,
    schema: {...defaultSchema, decorators: []},
    whitespaceMode: 'remove',
    rules: blocks.includes('dataTable') ? [tableRule, textRule] : [textRule],
    types: {
      image: ({value: {alt}, isInline}) =>
        isInline
          ? undefined
          : {_type: 'illustration', _key: newKey(), picture: {_type: 'picture', ...(alt && {alt})}},
      code: ({value: {code}}) =>
        blocks.includes('codeSample') ? {_type: 'codeSample', _key: newKey(), code} : undefined,
    },
  })
}

const isHeading = ({style = ''}: Block): boolean => /^h[1-6]$/.test(style)

/** The style of each heading level: the highest becomes `h2`, the next `h3`, and all others bold paragraphs. */
function headingStyles(blocks: Block[], {styles}: Accepted): Map<string, string> {
  const levels = [...new Set(blocks.filter(isHeading).map(({style = ''}) => style))].toSorted()
  return new Map(
    levels.map((level, index) => {
      const style = `h${index + 2}`
      return [level, styles.includes(style) ? style : 'normal']
    }),
  )
}

/** Changes the marks of a block's words. */
const withMarks = (block: Block, change: (marks: string[]) => string[]): Block => ({
  ...block,
  children: (block.children ?? []).map((span) =>
    Object.assign({}, span, {marks: change(span.marks ?? [])}),
  ),
})

const hasText = ({text = ''}: Span): boolean => text.trim() !== ''

/** Removes the weight and slant that all words of a heading or quote have, which is its style in the copied document. */
function withoutOwnLook(block: Block): Block {
  if (!isHeading(block) && block.style !== 'blockquote') return block
  const words = (block.children ?? []).filter(hasText)
  const isOwn = (format: string) =>
    /^(strong|em)$/.test(format) && words.every(({marks = []}) => marks.includes(format))
  return withMarks(block, (marks) => marks.filter((mark) => !isOwn(mark)))
}

const isWebLink = ({href = ''}: Annotation): boolean =>
  URL.canParse(href) && /^(https?:|mailto:|tel:)/i.test(href.trim())

function fitted(block: Block, accepted: Accepted, headings: Map<string, string>): Block {
  const {style = 'normal', markDefs = []} = block
  const fittedStyle = headings.get(style) ?? (accepted.styles.includes(style) ? style : 'normal')
  const look = headings.get(style) === 'normal' ? ['strong'] : []
  const links = markDefs.filter(isWebLink)
  const kept = new Set([...accepted.decorators, ...links.map(({_key}) => _key)])
  return {
    ...withMarks(block, (marks) =>
      [...new Set([...look, ...marks])].filter((mark) => kept.has(mark)),
    ),
    style: fittedStyle,
    markDefs: links.map(({_key, href = ''}) => ({
      _type: 'textLink',
      _key,
      kind: 'url',
      url: unwrapped(href.trim()),
    })),
  }
}

/** The formats of the texts that the field lacks. */
function lostFormats(blocks: Block[], {decorators}: Accepted): Format[] {
  const spans = blocks.flatMap(({children = []}) => children)
  const used = new Set(spans.flatMap(({marks = []}) => marks))
  return formats.filter((format) => used.has(format) && !decorators.includes(format))
}

export interface Converted {
  blocks: Block[]
  changes: Changes
  isMarkdown: boolean
}

/** Converts copied HTML to what a field may hold. */
export function convertHtml(html: string, accepted: Accepted): Converted {
  const others = /<(hr|iframe|video|audio|embed|object|svg|math)\b/i.test(html)
  return {...convert(read(html, accepted), accepted, others), isMarkdown: false}
}

const markdown = markdownIt({html: true, linkify: true})
// README.md is a file's name, and a host in Moldova.
markdown.linkify.set({fuzzyLink: false})

/** Signs at the beginning of a task, and of a note as GitHub has them, which have no place in a text. */
const openingSign = /(<(?:li|blockquote)>\s*(?:<p>)?)\[(?:[ x]|!\w+)\]\s/gi

/** Converts Markdown to what a field may hold. Footnotes stay as they were written, instead of becoming addresses. */
function convertMarkdown(text: string, accepted: Accepted): Converted {
  const withFootnotes = text.replaceAll(/^\[(?=\^[^\]\n]+\]:)/gm, String.raw`\[`)
  const html = markdown.render(withFootnotes).replaceAll(/\\\[(?=\^[^\]\n]+\]:)/g, '[')
  return {...convertHtml(html.replaceAll(openingSign, '$1'), accepted), isMarkdown: true}
}

/** Signs of Markdown that other texts hardly have: a heading, a fence, a link, bold words, a table, a list of several items. */
const markdownSigns = [
  /^#{1,6} \S/m,
  /^(```|~~~)/m,
  /\[[^\]\n]+\]\([^\s)]+\)/,
  /\*\*[^*\n]+\*\*/,
  /^\|?[ :]*-{3,}[ :]*\|/m,
  /^ {0,3}([-*+]|\d+[.)]) \S.*\n\s*([-*+]|\d+[.)]) \S/m,
]

/** Whether copied HTML holds nothing but lines, as that of code editors. */
const isBare = ({blocks}: Converted) =>
  blocks.every(
    ({_type, style, listItem, markDefs = [], children = []}: Block & {listItem?: string}) => {
      const isMarked = children.some(({marks = []}) => marks.some((mark) => mark !== 'code'))
      return (
        _type === 'block' && style === 'normal' && !listItem && markDefs.length === 0 && !isMarked
      )
    },
  )

/** Converts what the clipboard holds; null for plain text. */
export function convertPasted(
  {html, text}: {html: string; text: string},
  accepted: Accepted,
): Converted | null {
  const rich = html ? convertHtml(html, accepted) : null
  const isMarkdown = markdownSigns.some((sign) => sign.test(text))
  return isMarkdown && (!rich || isBare(rich)) ? convertMarkdown(text, accepted) : rich
}

function convert(
  copiedBlocks: Block[],
  accepted: Accepted,
  others: boolean,
): Pick<Converted, 'blocks' | 'changes'> {
  const copied = copiedBlocks.map(withoutOwnLook)
  const headings = headingStyles(copied, accepted)
  const count = (type: string) => copied.filter(({_type}) => _type === type).length
  const became = copied.filter(isHeading).map(({style = ''}) => [style, headings.get(style)])
  return {
    blocks: copied
      .filter(({_type}) => _type === 'block' || accepted.blocks.includes(_type))
      .map((block) => (block._type === 'block' ? fitted(block, accepted, headings) : block)),
    changes: {
      headings: became.filter(([level, style]) => style !== level && style !== 'normal').length,
      paragraphs: became.filter(([, style]) => style === 'normal').length,
      formats: lostFormats(copied, accepted),
      tables: count('dataTable'),
      pictures: count('illustration'),
      links: copied.flatMap(({markDefs = []}) => markDefs).filter((link) => !isWebLink(link))
        .length,
      others,
    },
  }
}
