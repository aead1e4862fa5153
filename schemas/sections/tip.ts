import {BulbOutlineIcon} from '@sanity/icons/BulbOutline'

import {bilingual} from '../bilingual'
import {defineSection} from './define-section'
import {headingField, linkField, textField} from './fields'

export const tip = defineSection({
  name: 'tip',
  title: bilingual('Tip', 'Conseil'),
  description: bilingual('One piece of advice, set apart.', 'Un conseil, à part du reste.'),
  icon: BulbOutlineIcon,
  fields: [headingField, textField, linkField],
  initialValue: {
    en: {heading: 'The advice, in a few words…', text: 'Why, and how to follow it…'},
    fr: {heading: 'Le conseil, en quelques mots…', text: 'Pourquoi, et comment le suivre…'},
  },
})
