import type {BlockMarkdownContext} from '@/components/blocks/context'
import type {Block} from '@/lib/content/types'
import {heading, numbered, paragraph, stack} from '@/lib/seo/markdown/write'

/** Phases one after the other. */
export function roadmapMarkdown(block: Block<'roadmap'>, context: BlockMarkdownContext): string {
  const {heading: title, phases} = block
  return stack(
    heading(context.level, title),
    numbered(
      ...phases.map(({title: name, time, text}) =>
        stack(paragraph({text: name, strong: true}, ` (${time})`), text && paragraph(text)),
      ),
    ),
  )
}
