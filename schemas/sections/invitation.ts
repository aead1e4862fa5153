import {RocketIcon} from '@sanity/icons/Rocket'

import {bilingual} from '../bilingual'
import {defineSection} from './define-section'
import {headingField, linksField, textField} from './fields'

export const invitation = defineSection({
  name: 'invitation',
  title: bilingual('Invitation', 'Invitation'),
  description: bilingual('The next step, in one line.', 'La prochaine étape, en une ligne.'),
  icon: RocketIcon,
  fields: [headingField, textField, linksField],
  initialValue: {
    en: {
      heading: 'The next step, in one line…',
      text: 'What the reader gets from it…',
      links: [{_type: 'link', kind: 'cta'}],
    },
    fr: {
      heading: 'La prochaine étape, en une ligne…',
      text: 'Ce que le lecteur y gagne…',
      links: [{_type: 'link', kind: 'cta'}],
    },
  },
})
