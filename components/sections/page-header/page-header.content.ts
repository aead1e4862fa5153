import {linkFragment} from '../../../lib/sanity/fragments'
import {sceneFragment} from '../../scene/scene.groq'

export const pageHeaderFragment = /* groq */ `
  _type == "pageHeader" => {
    badge,
    "title": coalesce(title, ""),
    intro,
    breadcrumb,
    updatedAt,
    links[defined(@)]{_key, ${linkFragment}},
    ${sceneFragment}
  }
`
