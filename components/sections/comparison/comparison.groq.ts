import {comparisonTableFragment} from '../../../lib/sanity/fragments'

export const comparisonFragment = /* groq */ `
  _type == "comparison" => {
    heading,
    intro,
    table->{${comparisonTableFragment}}
  }
`
