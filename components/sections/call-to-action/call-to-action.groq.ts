import {offerFragment, richTextFragment} from '../../../lib/sanity/fragments'

export const callToActionFragment = /* groq */ `
  _type == "callToAction" => {
    "heading": coalesce(heading, ""),
    intro,
    "next": coalesce(next[defined(@)], []),
    person->{_id, _type, "name": coalesce(name, ""), role},
    "form": select(form == "waitlist" => "waitlist", "demo"),
    consent[defined(@)]{${richTextFragment}},
    ${offerFragment}
  }
`
