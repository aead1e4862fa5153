import {linkFragment} from '../../../lib/sanity/fragments'

export const spotlightFragment = /* groq */ `
  _type == "spotlight" => {
    badge,
    heading,
    text,
    links[]{_key, ${linkFragment}}
  }
`
