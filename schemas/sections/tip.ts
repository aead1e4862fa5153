import {BulbOutlineIcon} from '@sanity/icons/BulbOutline'
import {defineField, defineType} from 'sanity'

import {headingField, textField} from './fields'

/** One piece of advice, set apart. */
export const tip = defineType({
  name: 'tip',
  title: 'Tip',
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
  preview: {select: {title: 'heading'}, prepare: ({title}) => ({title, subtitle: 'Tip'})},
})
