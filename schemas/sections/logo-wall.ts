import {ThLargeIcon} from '@sanity/icons/ThLarge'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {atLeastOne, headingField} from './fields'
import {initialValue} from './initial-value'
import {listed} from './listed'

/** The logos of customers or partners. */
export const logoWall = defineType({
  name: 'logoWall',
  title: 'Logo wall',
  description: 'The logos of customers or partners, in one color.',
  type: 'object',
  icon: ThLargeIcon,
  fields: [
    headingField,
    defineField({
      name: 'logos',
      title: 'Logos',
      description:
        'Dark on white or on nothing, best as SVG. The description is the company’s name. Ask before you show one.',
      type: 'array',
      of: [defineArrayMember({type: 'picture'})],
      validation: atLeastOne,
    }),
  ],
  initialValue: initialValue({
    en: {heading: 'Who works with us…'},
    fr: {heading: 'Qui travaille avec nous…'},
  }),
  preview: listed('Logo wall', {list: 'logos'}),
})
