import {linkFragment} from '../../../lib/sanity/fragments'
import {pointFragment} from '../../scene/scene.groq'

export const pointListFragment = /* groq */ `
  _type == "pointList" => {
    "heading": coalesce(heading, ""),
    intro,
    "points": coalesce(points[defined(@)]{${pointFragment}}, []),
    link{${linkFragment}},
    "layout": select(layout == "columns" => "columns", "rows")
  }
`
