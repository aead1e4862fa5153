import {linkFragment} from '../../../lib/sanity/fragments'

/** Whether the event’s last day is past. Pages are at most an hour old. */
const isOver = /* groq */ `string::split(now(), "T")[0] > until`

export const spotlightFragment = /* groq */ `
  _type == "spotlight" => {
    badge,
    "heading": coalesce(heading, ""),
    text,
    "headingAfter": select(${isOver} => headingAfter),
    "textAfter": select(${isOver} => textAfter),
    layout,
    links[defined(@)]{_key, ${linkFragment}}
  }
`
