import {linkFragment} from '../../../lib/content/fragments'

export const tipFragment = /* groq */ `
  _type == "tip" => {
    "heading": coalesce(heading, ""),
    text,
    link{${linkFragment}}
  }
`
