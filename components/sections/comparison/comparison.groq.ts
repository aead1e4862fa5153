import {comparisonTableFragment} from '../../../lib/content/fragments'

export const comparisonFragment = /* groq */ `
  _type == "comparison" => {
    "heading": coalesce(heading, ""),
    intro,
    table->{${comparisonTableFragment}}
  }
`
