import {linkFragment} from '../../../lib/sanity/fragments'

export const choicesFragment = /* groq */ `
  _type == "choices" => {
    "heading": coalesce(heading, ""),
    intro,
    "items": coalesce(
      items[defined(@)]{_key, "title": coalesce(title, ""), text, link{${linkFragment}}},
      []
    )
  }
`
