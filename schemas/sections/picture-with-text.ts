import {ImageIcon} from '@sanity/icons/Image'
import {defineField, defineType} from 'sanity'

import {headingField, linksField, pictureField} from './fields'
import {initialValue, paragraph} from './initial-value'
import {listed} from './listed'

/** A picture beside a heading, paragraphs and buttons. */
export const pictureWithText = defineType({
  name: 'pictureWithText',
  title: 'Picture with text',
  description: 'A picture beside a heading, a few paragraphs and buttons.',
  type: 'object',
  icon: ImageIcon,
  fields: [
    headingField,
    defineField({
      name: 'text',
      title: 'Text',
      description: 'Two or three short paragraphs, or a list.',
      type: 'richText',
    }),
    pictureField('Shown in its own shape, next to the text.'),
    defineField({
      name: 'side',
      title: 'Side of the picture',
      description: 'On a phone, the picture is below the text.',
      type: 'string',
      initialValue: 'right',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          {value: 'left', title: 'On the left'},
          {value: 'right', title: 'On the right'},
        ],
      },
    }),
    linksField,
  ],
  initialValue: initialValue({
    en: {
      heading: 'What the picture proves…',
      text: [paragraph('What the reader sees in it, and what it changes for them…')],
    },
    fr: {
      heading: 'Ce que prouve l’image…',
      text: [paragraph('Ce que le lecteur y voit, et ce que cela change pour lui…')],
    },
  }),
  preview: listed('Picture with text', {media: 'picture'}),
})
