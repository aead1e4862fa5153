import {pointFragment} from '../../scene/scene.groq'

export const stepsFragment = /* groq */ `
  _type == "steps" => {
    "heading": coalesce(heading, ""),
    intro,
    "steps": coalesce(steps[defined(@)]{${pointFragment}}, [])
  }
`
