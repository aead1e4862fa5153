import {OlistIcon} from '@sanity/icons/Olist'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {headingField, introField} from './fields'

/** What happens first, second and third. */
export const steps = defineType({
  name: 'steps',
  title: 'Steps',
  type: 'object',
  icon: OlistIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'steps',
      title: 'Steps',
      description: 'In order; the site numbers them.',
      type: 'array',
      of: [defineArrayMember({type: 'point'})],
      validation: (rule) => rule.required().min(1).error('Write at least one.'),
    }),
  ],
  preview: {select: {title: 'heading'}, prepare: ({title}) => ({title, subtitle: 'Steps'})},
})
