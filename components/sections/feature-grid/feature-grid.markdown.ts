import type {SectionMarkdown} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import {entries, stack} from '@/lib/seo/markdown/write'

/** Features of the product. */
export const featureGridMarkdown: SectionMarkdown<'featureGrid'> = (section, context) =>
  stack(openingMarkdown(section, context), entries(section.cards))
