import {RocketIcon} from '@sanity/icons/Rocket'
import {defineField, defineType} from 'sanity'

import {headingField, linksField} from './fields'

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
    linksField,
  ],
  preview: {select: {title: 'heading'}, prepare: ({title}) => ({title, subtitle: 'Invitation'})},
})
