import {sceneFragment} from '../../scene/scene.groq'

export const capabilitiesFragment = /* groq */ `
  _type == "capabilities" => {
    "heading": coalesce(heading, ""),
    intro,
    ${sceneFragment},
    "items": coalesce(items[defined(@)]{_key, "title": coalesce(title, ""), text, soon}, [])
  }
`
