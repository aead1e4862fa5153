import type {BlockMarkdown} from '@/components/blocks/context'
import {code, paragraph, stack} from '@/lib/seo/markdown/write'

export const codeSampleFragment = /* groq */ `
  _type == "codeSample" => {"code": coalesce(code, "")}
`

/** Text to copy verbatim. */
export const codeSampleMarkdown: BlockMarkdown<'codeSample'> = ({title, code: text}) =>
  stack(title && paragraph({text: title, strong: true}), code(text))
