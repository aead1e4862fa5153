import {comparisonTableFragment} from '../../../lib/sanity/fragments'

export const embeddedComparisonFragment = /* groq */ `
  _type == "embeddedComparison" => {table->{${comparisonTableFragment}}}
`
