import {BulbOutlineIcon} from '@sanity/icons/BulbOutline'
import {defineField, defineType} from 'sanity'

import {bilingual} from '../bilingual'
import {typePreview} from '../objects/type-preview'
import {headingField, textField} from './fields'
import {initialValue} from './initial-value'

const title = bilingual('Tip', 'Conseil')

/** A piece of advice. */
export const tip = defineType({
  name: 'tip',
  title,
  description: bilingual('One piece of advice, set apart.', 'Un conseil, à part du reste.'),
  type: 'object',
  icon: BulbOutlineIcon,
  fields: [
    headingField,
    textField,
    defineField({
      name: 'link',
      title: bilingual('Link', 'Lien'),
      description: bilingual('Where to read more.', 'Où en lire davantage.'),
      type: 'link',
    }),
  ],
  initialValue: initialValue({
    en: {heading: 'The advice, in a few words…', text: 'Why, and how to follow it…'},
    fr: {heading: 'Le conseil, en quelques mots…', text: 'Pourquoi, et comment le suivre…'},
  }),
  preview: typePreview(title),
})
