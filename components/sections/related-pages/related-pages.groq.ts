import {addressFragment} from '../../../lib/content/fragments'

export const relatedPagesFragment = /* groq */ `
  _type == "relatedPages" => {
    heading,
    pages[]{
      _key,
      ...@->{
        _id,
        _type,
        ${addressFragment},
        title,
        "description": coalesce(summary, seo.description)
      }
    }
  }
`
