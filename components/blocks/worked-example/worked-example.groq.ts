import {roiSettingsFragment} from '../../../lib/sanity/fragments'

export const workedExampleFragment = /* groq */ `
  _type == "workedExample" => {
    "caption": coalesce(caption, ""),
    "teamSize": coalesce(teamSize, 0),
    "averageSalary": coalesce(averageSalary, 0),
    "hoursPerDay": coalesce(hoursPerDay, 0),
    ${roiSettingsFragment}
  }
`
