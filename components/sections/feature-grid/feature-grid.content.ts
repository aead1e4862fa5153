import {drawingFragment} from '../../../lib/sanity/fragments'

export const featureGridFragment = /* groq */ `
  _type == "featureGrid" => {
    "heading": coalesce(heading, ""),
    intro,
    "cards": coalesce(
      cards[defined(@->_id)]{
        _key,
        ...@->{
          _id,
          _type,
          drawing{${drawingFragment}},
          "title": coalesce(title, ""),
          "text": coalesce(text, "")
        }
      },
      []
    )
  }
`
