import {addressFragment} from '../../../lib/sanity/fragments'
import {seoDescription} from '../../../lib/sanity/fragments'

export const relatedPagesFragment = /* groq */ `
  _type == "relatedPages" => {
    "heading": coalesce(heading, ""),
    "pages": coalesce(
      pages[defined(@->_id)]{
        _key,
        ...@->{
          _id,
          _type,
          ${addressFragment},
          "title": coalesce(title, ""),
          "description": coalesce(summary, ${seoDescription})
        }
      },
      []
    )
  }
`
