import {linkFragment} from '../../../lib/content/fragments'

export const choicesFragment = /* groq */ `
  _type == "choices" => {
    heading,
    intro,
    items[]{_key, title, text, link{${linkFragment}}}
  }
`
