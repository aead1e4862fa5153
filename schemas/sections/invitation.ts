import {RocketIcon} from '@sanity/icons/Rocket'
import {defineType} from 'sanity'

import {bilingual} from '../bilingual'
import {typePreview} from '../objects/type-preview'
import {headingField, linksField, textField} from './fields'
import {initialValue} from './initial-value'

const title = bilingual('Invitation', 'Invitation')

/** The next step, in one line. */
export const invitation = defineType({
  name: 'invitation',
  title,
  description: bilingual('The next step, in one line.', 'La prochaine étape, en une ligne.'),
  type: 'object',
  icon: RocketIcon,
  fields: [headingField, textField, linksField],
  initialValue: initialValue({
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
  }),
  preview: typePreview(title),
})
