import {EnvelopeIcon} from '@sanity/icons/Envelope'

import {bilingual} from '../bilingual'
import {defineSection} from './define-section'
import {headingField, textField} from './fields'

export const contact = defineSection({
  name: 'contact',
  title: bilingual('Contact', 'Contact'),
  description: bilingual(
    'How to reach the company: its name, postal address and email addresses come from Settings.',
    'Comment joindre l’entreprise : son nom, son adresse postale et ses e-mails viennent des Paramètres.',
  ),
  icon: EnvelopeIcon,
  fields: [headingField, textField],
  initialValue: {
    en: {heading: 'Contact', text: 'When to write, and who answers…'},
    fr: {heading: 'Contact', text: 'Quand écrire, et qui répond…'},
  },
})
