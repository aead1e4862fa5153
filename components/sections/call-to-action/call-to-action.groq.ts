import {offerFragment, richTextFragment} from '../../../lib/content/fragments'

export const callToActionFragment = /* groq */ `
  _type == "callToAction" => {
    heading,
    intro,
    form,
    consent[]{${richTextFragment}},
    ${offerFragment}
  }
`
