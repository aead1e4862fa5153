import {BarChartIcon} from '@sanity/icons/BarChart'
import {defineField, defineType} from 'sanity'

import {message} from '../message'
import {worded} from '../worded'

const faulty = message('Write a number of 0 or more.', 'Écrivez un nombre égal ou supérieur à 0.')

function setting(name: string, title: string, description: string, initialValue: number) {
  return defineField({
    name,
    title,
    description,
    type: 'number',
    initialValue,
    validation: (rule) => [rule.required().error(faulty), rule.min(0).error(faulty)],
  })
}

/** Assumptions of the calculators; a singleton. */
export const roiSettings = defineType({
  name: 'roiSettings',
  title: 'Calculator',
  description:
    'What the calculators assume before a visitor changes it. The time saved and the productivity gain are figures.',
  type: 'document',
  icon: BarChartIcon,
  fields: [
    setting('teamSize', 'Team size', 'People, before the visitor changes it.', 10),
    setting('averageSalary', 'Average salary', 'A year, in the currency of the page.', 80000),
    setting(
      'hoursPerDay',
      'Hours a day on the CRM',
      'For one person, in steps of half an hour.',
      2,
    ),
    setting('workingDays', 'Working days a year', 'For one person.', 250),
  ],
  preview: {prepare: worded({title: 'Calculator'}, (_, {title}) => ({title}))},
})
