import {comparisonTableFragment} from '../../../lib/content/fragments'

export const embeddedComparisonFragment = /* groq */ `
  _type == "embeddedComparison" => {table->{${comparisonTableFragment}}}
`
