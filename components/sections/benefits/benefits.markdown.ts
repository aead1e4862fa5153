import type {SectionMarkdown} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import {entries, stack} from '@/lib/seo/markdown/write'

/** Benefits for the reader. */
export const benefitsMarkdown: SectionMarkdown<'benefits'> = (section, context) =>
  stack(openingMarkdown(section, context), entries(section.items))
