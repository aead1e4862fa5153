import {roiSettingsFragment} from '../../../lib/content/fragments'

export const roiCalculatorFragment = /* groq */ `
  _type == "roiCalculator" => {
    heading,
    intro,
    variant,
    note,
    ${roiSettingsFragment}
  }
`
