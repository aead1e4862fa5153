import {pictureCredit, pictureFragment} from '../../../lib/sanity/fragments'

export const illustrationFragment = /* groq */ `
  _type == "illustration" => {
    picture{${pictureFragment}},
    "credit": coalesce(credit, ${pictureCredit})
  }
`
