import type {BlockMarkdown} from '@/components/blocks/context'
import {pictureMarkdown} from '@/components/ui/picture/picture.markdown'
import {paragraph, stack} from '@/lib/seo/markdown/write'

/** A picture with its caption. */
export const illustrationMarkdown: BlockMarkdown<'illustration'> = (block) => {
  const {picture, caption} = block
  const shown = picture && pictureMarkdown(picture)
  return shown ? stack(shown, caption && paragraph(caption)) : ''
}
