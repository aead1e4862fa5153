import {linkFragment} from '../../../lib/content/fragments'

export const demoFragment = /* groq */ `
  _type == "demo" => {
    heading,
    intro,
    examples[]{_key, sentence, crm},
    links[]{_key, ${linkFragment}}
  }
`
