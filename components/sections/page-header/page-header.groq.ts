import {linkFragment} from '../../../lib/sanity/fragments'

export const pageHeaderFragment = /* groq */ `
  _type == "pageHeader" => {
    badge,
    title,
    intro,
    breadcrumb,
    links[]{_key, ${linkFragment}}
  }
`
