import {RocketIcon} from '@sanity/icons/Rocket'
import {defineField} from 'sanity'

import {bilingual} from '../bilingual'
import {defineSection} from './define-section'
import {headingField, linksField, textField} from './fields'

export const invitation = defineSection({
  name: 'invitation',
  title: bilingual('Invitation', 'Invitation'),
  description: bilingual('The next step, in one line.', 'La prochaine étape, en une ligne.'),
  icon: RocketIcon,
  fields: [
    headingField,
    textField,
    linksField,
    defineField({
      name: 'band',
      title: bilingual('On the brand’s color', 'Sur la couleur de la marque'),
      description: bilingual(
        'It’s louder than any title: use it on one page in ten.',
        'Plus fort qu’un titre : une page sur dix, pas plus.',
      ),
      type: 'boolean',
      initialValue: false,
    }),
  ],
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
