import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {defineType} from 'sanity'

import {bilingual} from '../bilingual'
import {typePreview} from '../objects/type-preview'
import {headingField, textField} from './fields'
import {initialValue} from './initial-value'

const title = bilingual('Contact', 'Contact')

/** Contact details; name, address and mailboxes come from the settings. */
export const contact = defineType({
  name: 'contact',
  title,
  description: bilingual(
    'How to reach the company: its name, postal address and email addresses come from Settings.',
    'Comment joindre l’entreprise : son nom, son adresse postale et ses e-mails viennent des Paramètres.',
  ),
  type: 'object',
  icon: EnvelopeIcon,
  fields: [headingField, textField],
  initialValue: initialValue({
    en: {heading: 'Contact', text: 'When to write, and who answers…'},
    fr: {heading: 'Contact', text: 'Quand écrire, et qui répond…'},
  }),
  preview: typePreview(title),
})
