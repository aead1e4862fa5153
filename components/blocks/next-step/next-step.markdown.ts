import type {BlockMarkdownContext} from '@/components/blocks/context'
import type {Block} from '@/lib/content/types'
import {linkList} from '@/lib/seo/markdown/context'
import {heading, paragraph, stack} from '@/lib/seo/markdown/write'

/** A call to action inside a text. */
export function nextStepMarkdown(block: Block<'nextStep'>, context: BlockMarkdownContext): string {
  const {heading: title, text, links} = block
  return stack(heading(context.level, title), text && paragraph(text), linkList(links, context))
}
