import {comparisonTableMarkdown} from '@/components/comparison-table/comparison-table.markdown'
import type {SectionMarkdown} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import {stack} from '@/lib/seo/markdown/write'

/** A comparison of products as a table. */
export const comparisonMarkdown: SectionMarkdown<'comparison'> = (section, context) =>
  section.table
    ? stack(openingMarkdown(section, context), comparisonTableMarkdown(section.table, context))
    : ''
