import {linkFragment} from '../../../lib/content/fragments'

export const whyDifferentFragment = /* groq */ `
  _type == "whyDifferent" => {
    heading,
    intro,
    points[]{_key, title, text},
    link{${linkFragment}}
  }
`
