import type {SectionMarkdown} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import {heading, list, paragraph, stack} from '@/lib/seo/markdown/write'

/** Strengths of each product. */
export const strengthsMarkdown: SectionMarkdown<'strengths'> = (section, context) =>
  stack(
    openingMarkdown(section, context),
    ...section.lists.map(({title, items}) =>
      stack(heading(3, title), list(...items.map((item) => paragraph(item)))),
    ),
  )
