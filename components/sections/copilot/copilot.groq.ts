import {linkFragment} from '../../../lib/content/fragments'

export const copilotFragment = /* groq */ `
  _type == "copilot" => {
    "heading": coalesce(heading, ""),
    intro,
    "points": coalesce(
      points[defined(@)]{_key, "title": coalesce(title, ""), "text": coalesce(text, "")},
      []
    ),
    link{${linkFragment}}
  }
`
