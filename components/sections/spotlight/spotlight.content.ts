import {linkFragment} from '../../../lib/sanity/fragments'

export const spotlightFragment = /* groq */ `
  _type == "spotlight" => {
    badge,
    "heading": coalesce(heading, ""),
    text,
    until,
    headingAfter,
    textAfter,
    layout,
    links[defined(@)]{_key, ${linkFragment}}
  }
`
