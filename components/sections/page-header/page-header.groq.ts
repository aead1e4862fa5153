import {linkFragment} from '../../../lib/content/fragments'

export const pageHeaderFragment = /* groq */ `
  _type == "pageHeader" => {
    badge,
    title,
    intro,
    breadcrumb,
    updatedAt,
    links[]{_key, ${linkFragment}}
  }
`
