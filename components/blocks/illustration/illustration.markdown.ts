import {pictureMarkdown} from '@/components/ui/picture/picture.markdown'
import type {Block} from '@/lib/content/types'
import {paragraph, stack} from '@/lib/seo/markdown/write'

/** A picture with its caption. */
export function illustrationMarkdown(block: Block<'illustration'>): string {
  const {picture, caption} = block
  const shown = picture && pictureMarkdown(picture)
  return shown ? stack(shown, caption && paragraph(caption)) : ''
}
