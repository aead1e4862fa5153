import {linkFragment} from '../../../lib/content/fragments'

export const spotlightFragment = /* groq */ `
  _type == "spotlight" => {
    badge,
    heading,
    text,
    links[]{_key, ${linkFragment}}
  }
`
