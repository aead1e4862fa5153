import {offerFragment, richTextFragment} from '../../../lib/content/fragments'

export const callToActionFragment = /* groq */ `
  _type == "callToAction" => {
    "heading": coalesce(heading, ""),
    intro,
    "form": select(form == "waitlist" => "waitlist", "demo"),
    consent[defined(@)]{${richTextFragment}},
    ${offerFragment}
  }
`
