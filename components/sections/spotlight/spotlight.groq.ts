import {linkFragment} from '../../../lib/content/fragments'

/** Whether the event’s last day is past. Pages are at most an hour old. */
const isOver = /* groq */ `string::split(now(), "T")[0] > until`

export const spotlightFragment = /* groq */ `
  _type == "spotlight" => {
    badge,
    "heading": coalesce(select(${isOver} => headingAfter), heading, ""),
    "text": coalesce(select(${isOver} => textAfter), text),
    layout,
    links[defined(@)]{_key, ${linkFragment}}
  }
`
