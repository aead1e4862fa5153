import type {BlockMarkdown} from '@/components/blocks/context'
import {code, paragraph, stack} from '@/lib/seo/markdown/write'

/** Text to copy verbatim. */
export const codeSampleMarkdown: BlockMarkdown<'codeSample'> = ({title, code: text}) =>
  stack(title && paragraph({text: title, strong: true}), code(text))
