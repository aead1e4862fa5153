import {type DeserializerRule, htmlToPortableText} from '@portabletext/html'
import type {TypedObject} from 'sanity'

import {newKey} from '../../../lib/platform/sanity/new-key'
import {tableTexts} from '../table/clipboard'

interface Span {
  _type: string
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

/** The number of changed items by kind. */
export interface Changes {
  headings: number
  /** Of tables, only the texts are kept. */
  tables: number
  /** The clipboard does not hold the files of pictures. */
  pictures: number
  /** Links within the copied document are removed. */
  links: number
}

const isElement = (node: Node): node is Element => node.nodeType === 1

/** Converts a table. One with a single row or column is layout: its paragraphs are taken. */
const tableRule: DeserializerRule = {
  deserialize(node, _next, createBlock) {
    if (!isElement(node) || node.tagName !== 'TABLE') return undefined
    const [columns = [], ...rows] = tableTexts(node)
    if (columns.length < 2 || rows.length === 0) return undefined
    return createBlock({
      _type: 'dataTable',
      _key: newKey(),
      columns,
      rows: rows.map((cells) => ({_type: 'tableRow', _key: newKey(), cells})),
    })
  },
}

/** Converts HTML before what the field does not allow is removed. */
function read(html: string, {blocks}: Accepted): Block[] {
  return htmlToPortableText(html, {
    whitespaceMode: 'remove',
    rules: blocks.includes('dataTable') ? [tableRule] : [],
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

const headingsOf = (blocks: Block[]): string[] =>
  blocks.flatMap(({style}) => (style && /^h[1-6]$/.test(style) ? style : []))

/** The style of each heading level: `h2` for the highest, `h3` for all others. */
function headingStyles(blocks: Block[], {styles}: Accepted): Map<string, string> {
  const [first, ...others] = headingsOf(blocks)
  // A single H1 before all others is the title of the document.
  const isTitle = first === 'h1' && others.length > 0 && !others.includes('h1')
  const [highest = ''] = headingsOf(blocks)
    .slice(isTitle ? 1 : 0)
    .toSorted()
  const styleOf = (level: string) => {
    const style = level <= highest ? 'h2' : 'h3'
    return styles.includes(style) ? style : 'normal'
  }
  return new Map(headingsOf(blocks).map((level) => [level, styleOf(level)]))
}

const isWebLink = ({href = ''}: Annotation): boolean => /^(https?:|mailto:)/i.test(href)

function fitted(block: Block, accepted: Accepted, headings: Map<string, string>): Block {
  const {style = 'normal', children = [], markDefs = []} = block
  const links = markDefs.filter(isWebLink)
  const marks = new Set([...accepted.decorators, ...links.map(({_key}) => _key)])
  return {
    ...block,
    style: headings.get(style) ?? (accepted.styles.includes(style) ? style : 'normal'),
    children: children.map((span) =>
      Object.assign({}, span, {marks: (span.marks ?? []).filter((mark) => marks.has(mark))}),
    ),
    markDefs: links.map(({_key, href}) => ({_type: 'textLink', _key, kind: 'url', url: href})),
  }
}

/** Converts copied HTML to what a field may hold. */
export function convertHtml(html: string, accepted: Accepted): {blocks: Block[]; changes: Changes} {
  const copied = read(html, accepted)
  const headings = headingStyles(copied, accepted)
  const count = (type: string) => copied.filter(({_type}) => _type === type).length
  return {
    blocks: copied
      .filter(({_type}) => _type === 'block' || accepted.blocks.includes(_type))
      .map((block) => (block._type === 'block' ? fitted(block, accepted, headings) : block)),
    changes: {
      headings: headingsOf(copied).filter((level) => headings.get(level) !== level).length,
      tables: count('dataTable'),
      pictures: count('illustration'),
      links: copied.flatMap(({markDefs = []}) => markDefs).filter((link) => !isWebLink(link))
        .length,
    },
  }
}
