import type {SectionMarkdown} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import {linkList} from '@/lib/seo/markdown/context'
import {paragraph, stack} from '@/lib/seo/markdown/write'

/** One event or programme. */
export const spotlightMarkdown: SectionMarkdown<'spotlight'> = (
  {badge, heading, headingAfter, text: textBefore, textAfter, links},
  context,
) => {
  const text = textAfter ?? textBefore
  return stack(
    openingMarkdown({heading: headingAfter ?? heading}, context),
    badge && paragraph({text: badge, strong: true}),
    text && paragraph(text),
    linkList(links, context),
  )
}
