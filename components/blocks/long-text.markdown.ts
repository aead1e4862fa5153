import {portableTextToMarkdown} from '@portabletext/markdown'

import {textRenderers, withLinks} from '@/components/markdown/parts'
import {shapeMarkdown} from '@/components/markdown/shape'
import {headingsOf, levelBelow} from '@/lib/sanity/headings'
import type {BlockContent, BlockType, LongTextContent} from '@/lib/sanity/types'
import type {MarkdownContext} from '@/lib/seo/markdown/context'

import type {BlockMarkdownContext} from './context'
import {blocks} from './manifest'

interface LongTextContext extends MarkdownContext {
  /** Prefix of the headings' ids, for pages with several texts. */
  prefix?: string
  /** Level of the largest headings: 3 below the heading of a section. */
  top?: 2 | 3
}

type AnyBlock = (block: never, context: BlockMarkdownContext) => string

/** Returns a renderer for headings of a level, which are always a single line. */
function headingAt(level: number) {
  return ({children = ''}: {children?: string}) =>
    children.trim() && `${'#'.repeat(level)} ${children.trim().replace(/\s*\n\s*/g, ' ')}`
}

/** A long text: headings, paragraphs, lists, quotes, and the blocks of the manifest. */
export function longTextMarkdown(value: LongTextContent, context: LongTextContext): string {
  const {prefix = '', top = 2} = context
  const headings = headingsOf(value, context.locale)
  const shared = textRenderers(context)
  const types = (Object.keys(blocks) as BlockType[]).map((type) => {
    // Each function takes its own type; the manifest's type guarantees the match.
    const write = (blocks[type].markdown ?? shapeMarkdown) as AnyBlock
    return [
      type,
      ({value: block}: {value: BlockContent}) =>
        write(block as never, {
          ...context,
          id: `${prefix}_${block._key}`,
          level: levelBelow(value, headings, top, block._key),
        }),
    ]
  })
  return portableTextToMarkdown(withLinks(value, context), {
    ...shared,
    block: {h2: headingAt(top), h3: headingAt(top + 1)},
    types: {...shared.types, ...Object.fromEntries(types)},
  })
}
