import {linkFragment} from '../../../lib/sanity/fragments'
import {sceneFragment} from '../../scene/scene.groq'

export const heroFragment = /* groq */ `
  _type == "hero" => {
    badge,
    "title": coalesce(title, ""),
    intro,
    links[defined(@)]{_key, ${linkFragment}},
    cards[defined(@)]{_key, icon, "title": coalesce(title, ""), text, note},
    ${sceneFragment}
  }
`
