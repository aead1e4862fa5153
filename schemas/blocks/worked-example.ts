import {NumberIcon} from '@sanity/icons/Number'
import {defineField, defineType} from 'sanity'

import {message} from '../message'
import {quantityField} from '../objects/quantity'
import {worded} from '../worded'

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
    quantityField('teamSize', 'Team size', 'Number of people.'),
    quantityField('averageSalary', 'Average salary', 'A year, in the currency of the page.'),
    quantityField('hoursPerDay', 'Hours a day on the CRM', 'For one person.'),
  ],
  preview: {
    select: {title: 'caption'},
    prepare: worded({kind: 'Worked example'}, ({title}: {title?: string}, {kind}) => ({
      title,
      subtitle: kind,
    })),
  },
})
