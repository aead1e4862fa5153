import {linkFragment} from '../../../lib/content/fragments'

export const copilotFragment = /* groq */ `
  _type == "copilot" => {
    heading,
    intro,
    points[]{_key, title, text},
    link{${linkFragment}}
  }
`
