import {linkFragment, pictureFragment, richTextFragment} from '../../../lib/sanity/fragments'

export const founderFragment = /* groq */ `
  _type == "founder" => {
    "heading": coalesce(heading, ""),
    "name": coalesce(name, ""),
    role,
    text[defined(@)]{${richTextFragment}},
    quote,
    portrait{${pictureFragment}},
    profile{${linkFragment}},
    stats[defined(@)]{_key, "value": coalesce(value, ""), "label": coalesce(label, "")}
  }
`
