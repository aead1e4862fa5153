import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {defineField, defineType} from 'sanity'

import {headingField} from './fields'

/** How to reach the company: name, address and mailboxes come from the settings. */
export const contact = defineType({
  name: 'contact',
  title: 'Contact',
  type: 'object',
  icon: EnvelopeIcon,
  fields: [
    headingField,
    defineField({
      name: 'text',
      title: 'Text',
      description: 'One or two sentences. Write a figure as {{key}}.',
      type: 'text',
      rows: 3,
    }),
  ],
  preview: {select: {title: 'heading'}, prepare: ({title}) => ({title, subtitle: 'Contact'})},
})
