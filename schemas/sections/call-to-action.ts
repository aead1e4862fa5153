import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {defineArrayMember, defineField} from 'sanity'

import {bilingual} from '../bilingual'
import {radio} from '../objects/radio'
import {atMost, required} from '../rules'
import {defineSection} from './define-section'
import {headingField, introField} from './fields'

export const callToAction = defineSection({
  name: 'callToAction',
  title: bilingual('Call to action', 'Appel à l’action'),
  description: bilingual(
    'One last argument, and the form. Buttons to the demo form lead here if this is one.',
    'Un dernier argument et le formulaire. Les boutons vers le formulaire de démo mènent ici, si c’en est un.',
  ),
  icon: EnvelopeIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'next',
      title: bilingual('What happens next', 'La suite'),
      description: bilingual(
        'Up to three lines beside the form: what the visitor can expect once it’s sent.',
        'Trois lignes au plus à côté du formulaire : ce qui attend le visiteur après l’envoi.',
      ),
      type: 'array',
      of: [defineArrayMember({type: 'string'})],
      validation: atMost(3, 'Up to three lines.', 'Trois lignes au plus.'),
    }),
    defineField({
      name: 'person',
      title: bilingual('Who writes back', 'Qui répond'),
      description: bilingual(
        'Their name appears under “What happens next”.',
        'Son nom figure sous « La suite ».',
      ),
      type: 'reference',
      to: [{type: 'author'}],
    }),
    defineField({
      name: 'after',
      title: bilingual('Link in the receipt', 'Lien dans l’accusé de réception'),
      description: bilingual(
        'Where to go once the request is sent: the sheet for IT, for instance.',
        'Où aller une fois la demande envoyée : la fiche pour la DSI, par exemple.',
      ),
      type: 'link',
    }),
    defineField({
      name: 'form',
      title: bilingual('Form', 'Formulaire'),
      description: bilingual(
        'The phone number is required on the demo form, optional on the waitlist form.',
        'Le numéro de téléphone est obligatoire pour une démo, facultatif pour la liste d’attente.',
      ),
      type: 'string',
      initialValue: 'waitlist',
      options: radio({
        demo: bilingual('Book a demo', 'Réserver une démo'),
        waitlist: bilingual('Join the waitlist', 'S’inscrire sur la liste d’attente'),
      }),
      validation: required('Choose the form.', 'Choisissez le formulaire.'),
    }),
    defineField({
      name: 'consent',
      title: bilingual('What happens to the data', 'Ce que deviennent les données'),
      description: bilingual(
        'A sentence or two under the button, with links to the terms and the privacy policy.',
        'Une ou deux phrases sous le bouton, avec des liens vers les conditions et la politique de confidentialité.',
      ),
      type: 'richText',
    }),
  ],
  initialValue: {
    en: {heading: 'The argument, once more…', intro: 'What happens after the form is sent…'},
    fr: {
      heading: 'L’argument, une dernière fois…',
      intro: 'Ce qui se passe après l’envoi du formulaire…',
    },
  },
})
