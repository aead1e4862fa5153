import {linkFragment} from '../../../lib/sanity/fragments'

export const invitationFragment = /* groq */ `
  _type == "invitation" => {
    "heading": coalesce(heading, ""),
    text,
    links[defined(@)]{_key, ${linkFragment}}
  }
`
