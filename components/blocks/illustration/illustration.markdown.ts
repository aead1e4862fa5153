import {pictureMarkdown} from '@/components/ui/picture/picture.markdown'
import {paragraph, stack} from '@/lib/seo/markdown/write'
import type {Block} from '@/lib/content/types'

/** A picture with its caption. */
export function illustrationMarkdown(block: Block<'illustration'>): string {
  const {picture, caption} = block
  const shown = pictureMarkdown(picture)
  return shown && stack(shown, caption && paragraph(caption))
}
