import {TrendUpwardIcon} from '@sanity/icons/TrendUpward'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {message} from '../message'

/** A figure within a paragraph; the number is maintained in the figure's document. */
export const figureReference = defineType({
  name: 'figureReference',
  title: 'Figure',
  description: 'A number from its own document, shown with its current value.',
  type: 'object',
  icon: TrendUpwardIcon,
  fields: [
    defineField({
      name: 'figure',
      title: 'Figure',
      description: 'Shown with its current value, in the language of the page.',
      type: 'reference',
      to: [{type: 'figure'}],
      validation: (rule) =>
        rule.required().error(message('Choose the figure.', 'Choisissez le chiffre.')),
    }),
  ],
  preview: {
    select: {key: 'figure.key', value: 'figure.value', suffix: 'figure.suffix.en'},
    prepare: ({key, value, suffix}) => ({title: `${value ?? ''}${suffix ?? ''}`, subtitle: key}),
  },
})

export const textMarks = {
  decorators: [
    {title: 'Strong', value: 'strong'},
    {title: 'Emphasis', value: 'em'},
  ],
  annotations: [{type: 'textLink'}],
}

/** Paragraphs with only the marks that the site renders. */
export const richText = defineType({
  name: 'richText',
  title: 'Text',
  description: 'Paragraphs and lists, with links and figures.',
  type: 'array',
  of: [
    defineArrayMember({
      type: 'block',
      styles: [{title: 'Paragraph', value: 'normal'}],
      lists: [
        {title: 'Bullets', value: 'bullet'},
        {title: 'Numbers', value: 'number'},
      ],
      marks: textMarks,
      of: [{type: 'figureReference'}],
    }),
  ],
})
