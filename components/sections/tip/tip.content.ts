import {linkFragment} from '../../../lib/sanity/fragments'

export const tipFragment = /* groq */ `
  _type == "tip" => {
    "heading": coalesce(heading, ""),
    text,
    link{${linkFragment}}
  }
`
