import {roiSettingsFragment} from '../../../lib/sanity/fragments'

export const roiCalculatorFragment = /* groq */ `
  _type == "roiCalculator" => {
    heading,
    intro,
    variant,
    note,
    ${roiSettingsFragment}
  }
`
