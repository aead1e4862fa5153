import {NumberIcon} from '@sanity/icons/Number'
import {defineField, defineType} from 'sanity'

import {message} from '../message'
import {worded} from '../worded'

const faulty = message('Write a number of 0 or more.', 'Écrivez un nombre égal ou supérieur à 0.')

function input(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    description,
    type: 'number',
    validation: (rule) => [rule.required().error(faulty), rule.min(0).error(faulty)],
  })
}

/** The calculator's computation for one team; its results follow the figures. */
export const workedExample = defineType({
  name: 'workedExample',
  title: 'Worked example',
  description: 'The calculation for one team, line by line, with the current figures.',
  type: 'object',
  icon: NumberIcon,
  fields: [
    defineField({
      name: 'caption',
      title: 'Caption',
      description: 'One line above the example that says whose team it is.',
      type: 'string',
      validation: (rule) =>
        rule
          .required()
          .error(message('The example needs a caption.', 'L’exemple doit avoir une légende.')),
    }),
    input('teamSize', 'Team size', 'Number of people.'),
    input('averageSalary', 'Average salary', 'A year, in the currency of the page.'),
    input('hoursPerDay', 'Hours a day on the CRM', 'For one person.'),
  ],
  preview: {
    select: {title: 'caption'},
    prepare: worded({kind: 'Worked example'}, ({title}: {title?: string}, {kind}) => ({
      title,
      subtitle: kind,
    })),
  },
})
