import {linkFragment} from '../../../lib/sanity/fragments'

export const invitationFragment = /* groq */ `
  _type == "invitation" => {
    heading,
    text,
    links[]{_key, ${linkFragment}}
  }
`
