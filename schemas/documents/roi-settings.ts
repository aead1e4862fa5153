import {BarChartIcon} from '@sanity/icons/BarChart'
import {defineType} from 'sanity'

import {quantityField} from '../objects/quantity'
import {worded} from '../worded'

/** Assumptions of the calculators; a singleton. */
export const roiSettings = defineType({
  name: 'roiSettings',
  title: 'Calculator',
  description:
    'What the calculators assume before a visitor changes it. The time saved and the productivity gain are figures.',
  type: 'document',
  icon: BarChartIcon,
  fields: [
    quantityField('teamSize', 'Team size', 'People, before the visitor changes it.', 10),
    quantityField('averageSalary', 'Average salary', 'A year, in the currency of the page.', 80000),
    quantityField(
      'hoursPerDay',
      'Hours a day on the CRM',
      'For one person, in steps of half an hour.',
      2,
    ),
    quantityField('workingDays', 'Working days a year', 'For one person.', 250),
  ],
  preview: {prepare: worded({title: 'Calculator'}, (_, {title}) => ({title}))},
})
