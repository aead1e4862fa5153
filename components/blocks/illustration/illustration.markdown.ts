import type {BlockMarkdown} from '@/components/blocks/context'
import {pictureMarkdown} from '@/components/ui/picture/picture.markdown'
import {paragraph, stack} from '@/lib/seo/markdown/write'

/** A picture with its caption and credit. */
export const illustrationMarkdown: BlockMarkdown<'illustration'> = (block) => {
  const {picture, caption, credit} = block
  const shown = picture && pictureMarkdown(picture)
  return shown ? stack(shown, caption && paragraph(caption), credit && paragraph(credit)) : ''
}
