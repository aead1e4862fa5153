import {richTextFragment} from '../../../lib/sanity/fragments'

export const calloutFragment = /* groq */ `
  _type == "callout" => {
    "tone": select(tone == "tip" => "tip", tone == "warning" => "warning", "note"),
    "text": coalesce(text[defined(@)]{${richTextFragment}}, [])
  }
`
