import {richTextMarkdown} from '@/components/rich-text/rich-text.markdown'
import type {SectionMarkdown} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import {pictureMarkdown} from '@/components/ui/picture/picture.markdown'
import {linkList} from '@/lib/seo/markdown/context'
import {stack} from '@/lib/seo/markdown/write'

/** A picture with paragraphs and links. */
export const pictureWithTextMarkdown: SectionMarkdown<'pictureWithText'> = (
  {heading, text, picture, links},
  context,
) =>
  stack(
    openingMarkdown({heading}, context),
    picture && pictureMarkdown(picture),
    text && richTextMarkdown(text, context),
    linkList(links, context),
  )
