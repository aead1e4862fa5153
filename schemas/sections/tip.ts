import {BulbOutlineIcon} from '@sanity/icons/BulbOutline'
import {defineField, defineType} from 'sanity'

import {headingField, textField} from './fields'
import {initialValue} from './initial-value'
import {listed} from './listed'

/** A piece of advice. */
export const tip = defineType({
  name: 'tip',
  title: 'Tip',
  description: 'One piece of advice, set apart.',
  type: 'object',
  icon: BulbOutlineIcon,
  fields: [
    headingField,
    textField,
    defineField({
      name: 'link',
      title: 'Link',
      description: 'Where to read more.',
      type: 'link',
    }),
  ],
  initialValue: initialValue({
    en: {heading: 'The advice, in a few words…', text: 'Why, and how to follow it…'},
    fr: {heading: 'Le conseil, en quelques mots…', text: 'Pourquoi, et comment le suivre…'},
  }),
  preview: listed('Tip'),
})
