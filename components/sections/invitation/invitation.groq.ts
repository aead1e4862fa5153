import {linkFragment} from '../../../lib/content/fragments'

export const invitationFragment = /* groq */ `
  _type == "invitation" => {
    heading,
    text,
    links[]{_key, ${linkFragment}}
  }
`
