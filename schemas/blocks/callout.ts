import {InfoOutlineIcon} from '@sanity/icons/InfoOutline'
import {defineField, defineType} from 'sanity'

/** A few words set apart from the text around them. */
export const callout = defineType({
  name: 'callout',
  title: 'Callout',
  type: 'object',
  icon: InfoOutlineIcon,
  fields: [
    defineField({
      name: 'tone',
      title: 'Tone',
      description: 'A note adds, a tip helps, a warning prevents.',
      type: 'string',
      initialValue: 'note',
      options: {
        layout: 'radio',
        list: [
          {value: 'note', title: 'Note'},
          {value: 'tip', title: 'Tip'},
          {value: 'warning', title: 'Warning'},
        ],
      },
      validation: (rule) => rule.required().error('Choose the tone.'),
    }),
    defineField({
      name: 'title',
      title: 'Title',
      description: 'A few words.',
      type: 'string',
    }),
    defineField({
      name: 'text',
      title: 'Text',
      description: 'Two or three sentences.',
      type: 'richText',
      validation: (rule) => rule.required().error('Write the text.'),
    }),
  ],
  preview: {select: {title: 'title', subtitle: 'tone'}},
})
