import type {SectionMarkdownContext} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import type {Section} from '@/lib/content/types'
import {heading, list, paragraph, stack} from '@/lib/seo/markdown/write'

/** What each product does well. */
export function strengthsMarkdown(
  section: Section<'strengths'>,
  context: SectionMarkdownContext,
): string {
  return stack(
    openingMarkdown(section, context),
    ...section.lists.map(({title, items}) =>
      stack(heading(3, title), list(...items.map((item) => paragraph(item)))),
    ),
  )
}
