import {linkFragment} from '../../../lib/content/fragments'

export const whyDifferentFragment = /* groq */ `
  _type == "whyDifferent" => {
    "heading": coalesce(heading, ""),
    intro,
    "points": coalesce(
      points[defined(@)]{_key, "title": coalesce(title, ""), "text": coalesce(text, "")},
      []
    ),
    link{${linkFragment}}
  }
`
