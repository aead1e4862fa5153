import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {defineType} from 'sanity'

import {headingField, textField} from './fields'

/** How to reach the company: name, address and mailboxes come from the settings. */
export const contact = defineType({
  name: 'contact',
  title: 'Contact',
  type: 'object',
  icon: EnvelopeIcon,
  fields: [headingField, textField],
  preview: {select: {title: 'heading'}, prepare: ({title}) => ({title, subtitle: 'Contact'})},
})
