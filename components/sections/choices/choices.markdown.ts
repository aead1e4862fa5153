import type {SectionMarkdown} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import {linkList} from '@/lib/seo/markdown/context'
import {heading, paragraph, stack} from '@/lib/seo/markdown/write'

/** Which product to choose. */
export const choicesMarkdown: SectionMarkdown<'choices'> = (section, context) =>
  stack(
    openingMarkdown(section, context),
    ...section.items.map(({title, text, link}) =>
      stack(heading(3, title), text && paragraph(text), link && linkList([link], context)),
    ),
  )
