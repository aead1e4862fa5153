import {linkFragment, pictureFragment, richTextFragment} from '../../../lib/content/fragments'

export const founderFragment = /* groq */ `
  _type == "founder" => {
    heading,
    name,
    role,
    text[]{${richTextFragment}},
    portrait{${pictureFragment}},
    profile{${linkFragment}},
    stats[]{_key, value, label}
  }
`
