import {pictureCredit, pictureFragment} from '../../../lib/content/fragments'

export const illustrationFragment = /* groq */ `
  _type == "illustration" => {
    picture{${pictureFragment}},
    "credit": coalesce(credit, ${pictureCredit})
  }
`
