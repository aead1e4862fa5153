import {defineArrayMember, defineType} from 'sanity'

import {blockTypes} from '../blocks'
import {textMarks} from './rich-text'

/** Text with headings and blocks: articles and legal pages. */
export const longText = defineType({
  name: 'longText',
  title: 'Long text',
  description: 'Headings, paragraphs and the blocks between them.',
  type: 'array',
  of: [
    defineArrayMember({
      type: 'block',
      styles: [
        {title: 'Paragraph', value: 'normal'},
        {title: 'Heading', value: 'h2'},
        {title: 'Smaller heading', value: 'h3'},
        {title: 'Quote', value: 'blockquote'},
      ],
      lists: [
        {title: 'Bullets', value: 'bullet'},
        {title: 'Numbers', value: 'number'},
      ],
      marks: {
        ...textMarks,
        decorators: [...textMarks.decorators, {title: 'Code', value: 'code'}],
      },
      of: [{type: 'figureReference'}],
    }),
    ...blockTypes.map(({name}) => defineArrayMember({type: name})),
  ],
})
