import {pictureMarkdown} from '@/components/ui/picture/picture.markdown'
import {paragraph, stack} from '@/lib/markdown/write'
import type {Block} from '@/lib/sanity/content'

/** A picture with its caption. */
export function illustrationMarkdown(block: Block<'illustration'>): string {
  const {picture, caption} = block
  const shown = pictureMarkdown(picture)
  return shown && stack(shown, caption && paragraph(caption))
}
