import {LeaveIcon} from '@sanity/icons/Leave'
import {defineField} from 'sanity'

import {bilingual} from '../bilingual'
import {sameLanguage} from '../objects/same-language'
import {required} from '../rules'
import {defineSection} from './define-section'
import {headingField, textField} from './fields'

export const exitPopup = defineSection({
  name: 'exitPopup',
  title: bilingual('Exit popup', 'Fenêtre de sortie'),
  description: bilingual(
    'A last offer for visitors who are about to leave; shown once per session.',
    'Une dernière offre pour les visiteurs sur le point de partir ; affichée une fois par session.',
  ),
  icon: LeaveIcon,
  fields: [
    headingField,
    textField,
    defineField({
      name: 'acceptLabel',
      title: bilingual('Button', 'Bouton'),
      description: bilingual(
        'Opens the form with a free-trial request filled in.',
        'Ouvre le formulaire, avec une demande d’essai gratuit déjà écrite.',
      ),
      type: 'string',
      validation: required('The button needs a label.', 'Le bouton doit avoir un libellé.'),
    }),
    defineField({
      name: 'page',
      title: bilingual('Page with the form', 'Page du formulaire'),
      description: bilingual(
        'The page the button leads to. Leave empty for the form on the home page.',
        'La page où mène le bouton. Laissez vide pour le formulaire de la page d’accueil.',
      ),
      type: 'reference',
      to: [{type: 'page'}],
      options: {filter: sameLanguage},
    }),
    defineField({
      name: 'declineLabel',
      title: bilingual('Decline', 'Refus'),
      description: bilingual('Closes the popup.', 'Ferme la fenêtre.'),
      type: 'string',
      validation: required(
        'Write the label that closes the popup.',
        'Écrivez le libellé qui ferme la fenêtre.',
      ),
    }),
  ],
  initialValue: {
    en: {
      heading: 'The last offer…',
      text: 'What it costs the reader, and what it does not…',
      acceptLabel: 'Request my free trial',
      declineLabel: 'No thanks, I’ll continue browsing',
    },
    fr: {
      heading: 'La dernière offre…',
      text: 'Ce qu’elle coûte au lecteur, et ce qu’elle ne coûte pas…',
      acceptLabel: 'Demander mon essai gratuit',
      declineLabel: 'Non merci, je continue ma visite',
    },
  },
})
