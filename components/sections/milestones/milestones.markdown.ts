import type {SectionMarkdown} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import {heading, paragraph, stack} from '@/lib/seo/markdown/write'

/** Milestones in chronological order. */
export const milestonesMarkdown: SectionMarkdown<'milestones'> = (section, context) =>
  stack(
    openingMarkdown(section, context),
    ...section.cards.map(({label, title, text}) =>
      stack(
        heading(3, title),
        label && paragraph({text: label, strong: true}),
        text && paragraph(text),
      ),
    ),
  )
