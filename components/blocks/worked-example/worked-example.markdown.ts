import type {BlockMarkdown} from '@/components/blocks/context'
import {workedLines} from '@/components/calculator/worked-lines'
import {pair} from '@/lib/seo/markdown/context'
import {list, paragraph, stack} from '@/lib/seo/markdown/write'

/** The calculator's computation for one team, line by line. */
export const workedExampleMarkdown: BlockMarkdown<'workedExample'> = (block, context) => {
  const {caption, settings, ...inputs} = block
  if (!settings) return ''
  const lines = workedLines(inputs, settings, context.locale, context.t)
  return stack(
    paragraph({text: caption, strong: true}),
    list(...lines.map(({label, sum}) => pair(label, sum, context))),
  )
}
