import {documentPathsFragment} from '../../../lib/sanity/fragments'

export const exitPopupFragment = /* groq */ `
  _type == "exitPopup" => {
    "heading": coalesce(heading, ""),
    text,
    "acceptLabel": coalesce(acceptLabel, ""),
    "page": page->{${documentPathsFragment}},
    "declineLabel": coalesce(declineLabel, "")
  }
`

/** Nothing, because the popup is only for visitors about to leave. */
export const exitPopupMarkdown = () => null
