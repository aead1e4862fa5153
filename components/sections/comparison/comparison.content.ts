import {comparisonTableMarkdown} from '@/components/markdown/parts'
import type {SectionMarkdown} from '@/components/sections/context'

import {comparisonTableFragment} from '../../../lib/sanity/fragments'

export const comparisonFragment = /* groq */ `
  _type == "comparison" => {
    "heading": coalesce(heading, ""),
    intro,
    table->{${comparisonTableFragment}}
  }
`

/** A comparison of products; nothing without its table. */
export const comparisonMarkdown: SectionMarkdown<'comparison'> = ({table}, context) =>
  table && comparisonTableMarkdown(table, context)
