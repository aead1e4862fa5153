import {RocketIcon} from '@sanity/icons/Rocket'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {textField} from '../sections/fields'

/** A call to action inside a text. */
export const nextStep = defineType({
  name: 'nextStep',
  title: 'Next step',
  type: 'object',
  icon: RocketIcon,
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      description: 'One idea, in the words of the reader.',
      type: 'string',
      validation: (rule) => rule.required().max(90).error('A heading of 90 characters at most.'),
    }),
    textField,
    defineField({
      name: 'links',
      title: 'Buttons',
      description: 'The first is the main one.',
      type: 'array',
      of: [defineArrayMember({type: 'link'})],
      validation: (rule) => rule.required().min(1).max(2).error('One or two buttons.'),
    }),
  ],
  preview: {select: {title: 'heading'}, prepare: ({title}) => ({title, subtitle: 'Next step'})},
})
