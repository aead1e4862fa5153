import {RocketIcon} from '@sanity/icons/Rocket'
import {defineType} from 'sanity'

import {headingField, linksField, textField} from './fields'
import {initialValue} from './initial-value'
import {listed} from './listed'

/** The next step, in one line. */
export const invitation = defineType({
  name: 'invitation',
  title: 'Invitation',
  description: 'The next step, in one line.',
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
  preview: listed('Invitation'),
})
