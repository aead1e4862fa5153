import {RobotIcon} from '@sanity/icons/Robot'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {headingField, introField} from './fields'

/** What the copilot does inside the CRM: a heading, its points, a button. */
export const copilot = defineType({
  name: 'copilot',
  title: 'Copilot',
  type: 'object',
  icon: RobotIcon,
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
  preview: {select: {title: 'heading'}, prepare: ({title}) => ({title, subtitle: 'Copilot'})},
})
