import {ControlsIcon} from '@sanity/icons/Controls'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {headingField, introField, textField} from './fields'

/** Everything the product can do, as a ruled list. */
export const capabilities = defineType({
  name: 'capabilities',
  title: 'Capabilities',
  type: 'object',
  icon: ControlsIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'items',
      title: 'Capabilities',
      description: 'The most asked for first.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'capability',
          title: 'Capability',
          type: 'object',
          fields: [
            defineField({
              name: 'title',
              title: 'Title',
              description: 'A few words.',
              type: 'string',
              validation: (rule) => rule.required().error('It needs a title.'),
            }),
            textField,
            defineField({
              name: 'soon',
              title: 'Coming soon',
              description: 'Marks what is not there yet.',
              type: 'boolean',
              initialValue: false,
            }),
          ],
          preview: {select: {title: 'title', subtitle: 'text'}},
        }),
      ],
      validation: (rule) => rule.required().min(1).error('Write at least one.'),
    }),
  ],
  preview: {select: {title: 'heading'}, prepare: ({title}) => ({title, subtitle: 'Capabilities'})},
})
