import {drawingFragment, linkFragment} from '../../../lib/sanity/fragments'
import {sceneFragment} from '../../scene/scene.groq'

export const itemListFragment = /* groq */ `
  _type == "itemList" => {
    "heading": coalesce(heading, ""),
    intro,
    ${sceneFragment},
    "items": coalesce(
      items[defined(@)]{
        _key,
        "title": coalesce(title, ""),
        text,
        label,
        drawing{${drawingFragment}},
        ${sceneFragment},
        link{${linkFragment}}
      },
      []
    ),
    "layout": select(
      layout == "grid" => "grid",
      layout == "statements" => "statements",
      layout == "milestones" => "milestones",
      "sheet"
    )
  }
`
