import {richTextFragment} from '../../../lib/sanity/fragments'

export const proseFragment = /* groq */ `
  _type == "prose" => {
    heading,
    body[]{${richTextFragment}}
  }
`
