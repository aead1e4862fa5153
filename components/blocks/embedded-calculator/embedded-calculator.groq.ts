import {roiSettingsFragment} from '../../../lib/content/fragments'

export const embeddedCalculatorFragment = /* groq */ `
  _type == "embeddedCalculator" => {"heading": coalesce(heading, ""), ${roiSettingsFragment}}
`
