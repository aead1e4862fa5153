import {longTextMarkdown} from '@/components/rich-text/long-text.markdown'
import type {SectionMarkdownContext} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import type {Section} from '@/lib/content/types'
import {stack} from '@/lib/seo/markdown/write'

/** Plain text. */
export function proseMarkdown(section: Section<'prose'>, context: SectionMarkdownContext): string {
  const {_key, heading, body} = section
  return stack(
    heading && openingMarkdown({heading}, context),
    longTextMarkdown(body, {
      ...context,
      prefix: `${_key}-`,
      top: heading && context.level === 2 ? 3 : 2,
    }),
  )
}
