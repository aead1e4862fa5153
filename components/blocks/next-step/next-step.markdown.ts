import type {BlockMarkdown} from '@/components/blocks/context'
import {linkList} from '@/lib/seo/markdown/context'
import {heading, paragraph, stack} from '@/lib/seo/markdown/write'

/** A call to action inside a text. */
export const nextStepMarkdown: BlockMarkdown<'nextStep'> = (
  {heading: title, text, links},
  context,
) => stack(heading(context.level, title), text && paragraph(text), linkList(links, context))
