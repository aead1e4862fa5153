import {linkFragment} from '../../../lib/sanity/fragments'

export const invitationFragment = /* groq */ `
  _type == "invitation" => {
    "heading": coalesce(heading, ""),
    text,
    "band": band == true,
    links[defined(@)]{_key, ${linkFragment}}
  }
`
