import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {defineType} from 'sanity'

import {headingField, textField} from './fields'
import {initialValue} from './initial-value'
import {listed} from './listed'

/** Contact details; name, address and mailboxes come from the settings. */
export const contact = defineType({
  name: 'contact',
  title: 'Contact',
  description:
    'How to reach the company: its name, postal address and email addresses come from Settings.',
  type: 'object',
  icon: EnvelopeIcon,
  fields: [headingField, textField],
  initialValue: initialValue({
    en: {heading: 'Contact', text: 'When to write, and who answers…'},
    fr: {heading: 'Contact', text: 'Quand écrire, et qui répond…'},
  }),
  preview: listed('Contact'),
})
