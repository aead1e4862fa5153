import {linkFragment} from '../../../lib/sanity/fragments'
import {pointFragment} from '../../scene/scene.groq'

export const copilotFragment = /* groq */ `
  _type == "copilot" => {
    "heading": coalesce(heading, ""),
    intro,
    "points": coalesce(points[defined(@)]{${pointFragment}}, []),
    link{${linkFragment}}
  }
`
