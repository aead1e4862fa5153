import {InfoOutlineIcon} from '@sanity/icons/InfoOutline'
import {defineField, defineType} from 'sanity'

import {bilingual, bilingualPrepare} from '../bilingual'
import {radio} from '../objects/radio'
import {required} from '../rules'

const tones = {
  note: bilingual('Note', 'Note'),
  tip: bilingual('Tip', 'Conseil'),
  warning: bilingual('Warning', 'Avertissement'),
}

interface Selection {
  title?: string
  tone?: keyof typeof tones
}

export const callout = defineType({
  name: 'callout',
  title: bilingual('Callout', 'Encadré'),
  description: bilingual(
    'A note, tip or warning set apart from the text.',
    'Une note, un conseil ou un avertissement, à part du texte.',
  ),
  type: 'object',
  icon: InfoOutlineIcon,
  fields: [
    defineField({
      name: 'tone',
      title: bilingual('Tone', 'Ton'),
      description: bilingual(
        'A note adds context, a tip helps, a warning prevents a mistake.',
        'Une note précise, un conseil aide, un avertissement évite une erreur.',
      ),
      type: 'string',
      initialValue: 'note',
      options: radio(tones),
      validation: required('Choose the tone.', 'Choisissez le ton.'),
    }),
    defineField({
      name: 'title',
      title: bilingual('Title', 'Titre'),
      description: bilingual('A few words.', 'Quelques mots.'),
      type: 'string',
    }),
    defineField({
      name: 'text',
      title: bilingual('Text', 'Texte'),
      description: bilingual('Two or three sentences.', 'Deux ou trois phrases.'),
      type: 'richText',
      validation: required('Write the text.', 'Écrivez le texte.'),
    }),
  ],
  preview: {
    select: {title: 'title', tone: 'tone'},
    prepare: bilingualPrepare(tones, ({title, tone}: Selection, names) => ({
      title,
      subtitle: names[tone ?? 'note'],
    })),
  },
})
