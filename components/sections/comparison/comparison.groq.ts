import {comparisonTableFragment} from '../../../lib/sanity/fragments'

export const comparisonFragment = /* groq */ `
  _type == "comparison" => {
    "heading": coalesce(heading, ""),
    intro,
    table->{${comparisonTableFragment}}
  }
`
