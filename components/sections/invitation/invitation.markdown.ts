import type {SectionMarkdownContext} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import type {Section} from '@/lib/content/types'
import {linkList} from '@/lib/seo/markdown/context'
import {paragraph, stack} from '@/lib/seo/markdown/write'

/** The next step. */
export function invitationMarkdown(
  section: Section<'invitation'>,
  context: SectionMarkdownContext,
): string {
  const {heading, text, links} = section
  return stack(
    openingMarkdown({heading}, context),
    text && paragraph(text),
    linkList(links, context),
  )
}
