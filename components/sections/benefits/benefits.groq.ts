import {drawingFragment} from '../../../lib/sanity/fragments'

export const benefitsFragment = /* groq */ `
  _type == "benefits" => {
    "heading": coalesce(heading, ""),
    intro,
    "items": coalesce(items[defined(@)]{
        _key,
        drawing{${drawingFragment}},
        "title": coalesce(title, ""),
        text
      }, [])
  }
`
