import {TextIcon} from '@sanity/icons/Text'
import {defineField, defineType} from 'sanity'

/** Plain text under a heading: legal pages and explanations. */
export const prose = defineType({
  name: 'prose',
  title: 'Prose',
  type: 'object',
  icon: TextIcon,
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      description: 'May be empty.',
      type: 'string',
    }),
    defineField({
      name: 'body',
      title: 'Text',
      description: 'The text itself.',
      type: 'longText',
      validation: (rule) => rule.required().error('Write the text.'),
    }),
  ],
  preview: {select: {title: 'heading'}, prepare: ({title}) => ({title, subtitle: 'Prose'})},
})
