import {DiamondIcon} from '@sanity/icons/Diamond'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {headingField, introField} from './fields'

/** What sets the product apart: a heading, its points, a button. */
export const whyDifferent = defineType({
  name: 'whyDifferent',
  title: 'Why different',
  type: 'object',
  icon: DiamondIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'points',
      title: 'Points',
      description: 'Three arguments, the strongest first.',
      type: 'array',
      of: [defineArrayMember({type: 'point'})],
      validation: (rule) => rule.required().min(1).max(5).error('One to five points.'),
    }),
    defineField({
      name: 'link',
      title: 'Button',
      description: 'Usually leads to the call-to-action section.',
      type: 'link',
    }),
  ],
  preview: {select: {title: 'heading'}, prepare: ({title}) => ({title, subtitle: 'Why different'})},
})
