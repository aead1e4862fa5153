import {InfoOutlineIcon} from '@sanity/icons/InfoOutline'
import {defineField, defineType} from 'sanity'

import {message} from '../message'
import {worded} from '../worded'

const tones = {note: 'Note', tip: 'Tip', warning: 'Warning'}

interface Selection {
  title?: string
  tone?: keyof typeof tones
}

/** A highlighted note. */
export const callout = defineType({
  name: 'callout',
  title: 'Callout',
  description: 'A note, tip or warning set apart from the text.',
  type: 'object',
  icon: InfoOutlineIcon,
  fields: [
    defineField({
      name: 'tone',
      title: 'Tone',
      description: 'A note adds context, a tip helps, a warning prevents a mistake.',
      type: 'string',
      initialValue: 'note',
      options: {
        layout: 'radio',
        list: Object.entries(tones).map(([value, title]) => ({value, title})),
      },
      validation: (rule) =>
        rule.required().error(message('Choose the tone.', 'Choisissez le ton.')),
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
      validation: (rule) => rule.required().error(message('Write the text.', 'Écrivez le texte.')),
    }),
  ],
  preview: {
    select: {title: 'title', tone: 'tone'},
    prepare: worded(tones, ({title, tone}: Selection, names) => ({
      title,
      subtitle: names[tone ?? 'note'],
    })),
  },
})
