import {roiSettingsFragment} from '../../../lib/sanity/fragments'

export const roiCalculatorFragment = /* groq */ `
  _type == "roiCalculator" => {
    "heading": coalesce(heading, ""),
    intro,
    "variant": select(variant == "home" => "home", "article"),
    note,
    ${roiSettingsFragment}
  }
`
