import {roiSettingsFragment} from '../../../lib/sanity/fragments'

export const embeddedCalculatorFragment = /* groq */ `
  _type == "embeddedCalculator" => {"heading": coalesce(heading, ""), ${roiSettingsFragment}}
`
