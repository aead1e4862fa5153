import type {SectionMarkdown} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import {linkList} from '@/lib/seo/markdown/context'
import {paragraph, stack} from '@/lib/seo/markdown/write'

/** The next step. */
export const invitationMarkdown: SectionMarkdown<'invitation'> = (
  {heading, text, links},
  context,
) => stack(openingMarkdown({heading}, context), text && paragraph(text), linkList(links, context))
