import {linkFragment} from '../../../lib/sanity/fragments'

export const nextStepFragment = /* groq */ `
  _type == "nextStep" => {
    "heading": coalesce(heading, ""),
    "links": coalesce(links[defined(@)]{_key, ${linkFragment}}, [])
  }
`
