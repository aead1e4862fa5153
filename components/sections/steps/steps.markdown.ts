import type {SectionMarkdown} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import {numberedEntries, stack} from '@/lib/seo/markdown/write'

/** What happens first, second and third. */
export const stepsMarkdown: SectionMarkdown<'steps'> = (section, context) =>
  stack(openingMarkdown(section, context), numberedEntries(section.steps))
