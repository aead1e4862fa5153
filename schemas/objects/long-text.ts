import {defineArrayMember, defineType} from 'sanity'

import {bilingual} from '../bilingual'
import {blockTypes} from '../blocks'
import {textMarks} from './rich-text'

/** Text with headings and blocks: articles and legal pages. */
export const longText = defineType({
  name: 'longText',
  title: bilingual('Long text', 'Texte long'),
  description: bilingual(
    'Headings, paragraphs and the blocks between them.',
    'Des titres, des paragraphes et les blocs que l’on insère entre eux.',
  ),
  type: 'array',
  of: [
    defineArrayMember({
      type: 'block',
      styles: [
        {title: bilingual('Paragraph', 'Paragraphe'), value: 'normal'},
        {title: bilingual('Heading', 'Titre'), value: 'h2'},
        {title: bilingual('Smaller heading', 'Intertitre'), value: 'h3'},
        {title: bilingual('Quote', 'Citation'), value: 'blockquote'},
      ],
      lists: [
        {title: bilingual('Bullets', 'Liste à puces'), value: 'bullet'},
        {title: bilingual('Numbers', 'Liste numérotée'), value: 'number'},
      ],
      marks: {
        ...textMarks,
        decorators: [...textMarks.decorators, {title: bilingual('Code', 'Code'), value: 'code'}],
      },
      of: [{type: 'figureReference'}],
    }),
    ...blockTypes.map(({name}) => defineArrayMember({type: name})),
  ],
})
