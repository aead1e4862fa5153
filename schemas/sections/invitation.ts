import {RocketIcon} from '@sanity/icons/Rocket'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {headingField} from './fields'

/** The next step, in one line. */
export const invitation = defineType({
  name: 'invitation',
  title: 'Invitation',
  type: 'object',
  icon: RocketIcon,
  fields: [
    headingField,
    defineField({
      name: 'text',
      title: 'Text',
      description: 'One or two sentences. Write a figure as {{key}}.',
      type: 'text',
      rows: 3,
    }),
    defineField({
      name: 'links',
      title: 'Buttons',
      description: 'The first is the main one.',
      type: 'array',
      of: [defineArrayMember({type: 'link'})],
      validation: (rule) => rule.max(2).error('Two buttons at most.'),
    }),
  ],
  preview: {select: {title: 'heading'}, prepare: ({title}) => ({title, subtitle: 'Invitation'})},
})
