import {pictureFragment} from '../../../lib/sanity/fragments'

export const testimonialsFragment = /* groq */ `
  _type == "testimonials" => {
    "heading": coalesce(heading, ""),
    intro,
    "items": coalesce(
      items[defined(@)]{
        _key,
        "quote": coalesce(quote, ""),
        "name": coalesce(name, ""),
        role,
        portrait{${pictureFragment}}
      },
      []
    )
  }
`
