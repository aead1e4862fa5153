import {longTextMarkdown} from '@/components/blocks/long-text.markdown'
import type {SectionMarkdown} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import {stack} from '@/lib/seo/markdown/write'

/** Plain text. */
export const proseMarkdown: SectionMarkdown<'prose'> = ({_key, heading, body}, context) =>
  stack(
    heading && openingMarkdown({heading}, context),
    longTextMarkdown(body, {
      ...context,
      prefix: `${_key}-`,
      top: heading && context.level === 2 ? 3 : 2,
    }),
  )
