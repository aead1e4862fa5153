import {linkFragment, pictureFragment, richTextFragment} from '../../../lib/sanity/fragments'

export const pictureWithTextFragment = /* groq */ `
  _type == "pictureWithText" => {
    "heading": coalesce(heading, ""),
    text[defined(@)]{${richTextFragment}},
    picture{${pictureFragment}},
    "side": select(side == "left" => "left", "right"),
    links[defined(@)]{_key, ${linkFragment}}
  }
`
