import {linkFragment} from '../../../lib/content/fragments'

export const spotlightFragment = /* groq */ `
  _type == "spotlight" => {
    badge,
    "heading": coalesce(heading, ""),
    text,
    layout,
    links[defined(@)]{_key, ${linkFragment}}
  }
`
