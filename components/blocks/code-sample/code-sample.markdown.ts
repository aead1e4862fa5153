import type {Block} from '@/lib/content/types'
import {code, paragraph, stack} from '@/lib/seo/markdown/write'

/** Text to copy as it stands. */
export function codeSampleMarkdown(block: Block<'codeSample'>): string {
  const {title, code: text} = block
  return stack(title && paragraph({text: title, strong: true}), code(text))
}
