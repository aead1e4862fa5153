import type {SectionMarkdownContext} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import type {Section} from '@/lib/content/types'
import {linkList} from '@/lib/seo/markdown/context'
import {heading, paragraph, stack} from '@/lib/seo/markdown/write'

/** Which product suits whom. */
export function choicesMarkdown(
  section: Section<'choices'>,
  context: SectionMarkdownContext,
): string {
  return stack(
    openingMarkdown(section, context),
    ...section.items.map(({title, text, link}) =>
      stack(heading(3, title), text && paragraph(text), link && linkList([link], context)),
    ),
  )
}
