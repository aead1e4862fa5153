import {BulbOutlineIcon} from '@sanity/icons/BulbOutline'
import {defineField, defineType} from 'sanity'

import {headingField} from './fields'

/** One piece of advice, set apart. */
export const tip = defineType({
  name: 'tip',
  title: 'Tip',
  type: 'object',
  icon: BulbOutlineIcon,
  fields: [
    headingField,
    defineField({
      name: 'text',
      title: 'Text',
      description: 'One or two sentences. Write a figure as {{key}}.',
      type: 'text',
      rows: 3,
    }),
    defineField({
      name: 'link',
      title: 'Link',
      description: 'Where to read more.',
      type: 'link',
    }),
  ],
  preview: {select: {title: 'heading'}, prepare: ({title}) => ({title, subtitle: 'Tip'})},
})
