import {linkFragment} from '../../../lib/sanity/fragments'
import {pointFragment} from '../../scene/scene.groq'

export const whyDifferentFragment = /* groq */ `
  _type == "whyDifferent" => {
    "heading": coalesce(heading, ""),
    intro,
    "points": coalesce(points[defined(@)]{${pointFragment}}, []),
    link{${linkFragment}}
  }
`
