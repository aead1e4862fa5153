import type {BlockMarkdown} from '@/components/blocks/context'
import {heading, numbered, paragraph, stack} from '@/lib/seo/markdown/write'

/** Phases in order. */
export const roadmapMarkdown: BlockMarkdown<'roadmap'> = ({heading: title, phases}, context) =>
  stack(
    heading(context.level, title),
    numbered(
      ...phases.map(({title: name, time, text}) =>
        stack(paragraph({text: name, strong: true}, ` (${time})`), text && paragraph(text)),
      ),
    ),
  )
