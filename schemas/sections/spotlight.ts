import {StarIcon} from '@sanity/icons/Star'
import {defineField, defineType} from 'sanity'

import {headingField, linksField, textField} from './fields'
import {initialValue} from './initial-value'
import {listed} from './listed'

/** An event or programme, with links to its partners. */
export const spotlight = defineType({
  name: 'spotlight',
  title: 'Spotlight',
  description: 'One event or program, with links to its organizers.',
  type: 'object',
  icon: StarIcon,
  fields: [
    defineField({
      name: 'badge',
      title: 'Badge',
      description: 'A few words above the heading.',
      type: 'string',
    }),
    headingField,
    textField,
    linksField,
    defineField({
      name: 'layout',
      title: 'Layout',
      description: 'Choose another one for the next spotlight of a page.',
      type: 'string',
      initialValue: 'band',
      options: {
        layout: 'radio',
        list: [
          {value: 'band', title: 'Dark band with a drawing'},
          {value: 'ledger', title: 'Ruled lines, links as a list'},
        ],
      },
    }),
  ],
  initialValue: initialValue({
    en: {
      badge: 'When and where…',
      heading: 'The event or program…',
      text: 'Why it matters to the reader…',
    },
    fr: {
      badge: 'Où et quand…',
      heading: 'L’évènement ou le programme…',
      text: 'Pourquoi cela compte pour le lecteur…',
    },
  }),
  preview: listed('Spotlight'),
})
