import {MicrophoneIcon} from '@sanity/icons/Microphone'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {iconField} from '../objects/icon'
import {linksField} from './fields'

/** The first screen of a page: what the product is, and its scene. */
export const hero = defineType({
  name: 'hero',
  title: 'Hero',
  type: 'object',
  icon: MicrophoneIcon,
  fields: [
    defineField({
      name: 'badge',
      title: 'Badge',
      description: 'A few words above the title.',
      type: 'string',
    }),
    defineField({
      name: 'title',
      title: 'Title',
      description: 'The promise of the page. It is its only main heading.',
      type: 'string',
      validation: (rule) =>
        rule.required().max(90).error('A hero needs a title of 90 characters at most.'),
    }),
    defineField({
      name: 'intro',
      title: 'Introduction',
      description: 'One or two sentences under the title. Write a figure as {{key}}.',
      type: 'text',
      rows: 3,
    }),
    linksField,
    defineField({
      name: 'cards',
      title: 'Feature cards',
      description: 'Two short proofs under the title.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'heroCard',
          title: 'Card',
          type: 'object',
          fields: [
            iconField,
            defineField({
              name: 'title',
              title: 'Title',
              description: 'What it does.',
              type: 'string',
              validation: (rule) => rule.required().error('A card needs a title.'),
            }),
            defineField({
              name: 'text',
              title: 'Text',
              description: 'One sentence. Write a figure as {{key}}.',
              type: 'text',
              rows: 2,
            }),
            defineField({
              name: 'note',
              title: 'Badge or example',
              description: 'A few words set apart: a badge, or something a rep would say.',
              type: 'string',
            }),
          ],
          preview: {select: {title: 'title', subtitle: 'text'}},
        }),
      ],
      validation: (rule) => rule.max(2).error('Two cards at most.'),
    }),
    defineField({
      name: 'scene',
      title: 'Scene',
      description: 'What a rep says and what the CRM record holds afterwards.',
      type: 'object',
      fields: [
        defineField({
          name: 'sentence',
          title: 'Sentence',
          description: 'What the rep says. Names and amounts in [brackets] turn into tokens.',
          type: 'string',
        }),
        defineField({
          name: 'recordTitle',
          title: 'Record',
          description: 'The kind of record that is written.',
          type: 'string',
        }),
        defineField({
          name: 'fields',
          title: 'Fields',
          description: 'What is written into the record, in this order.',
          type: 'array',
          of: [
            defineArrayMember({
              name: 'sceneField',
              title: 'Field',
              type: 'object',
              fields: [
                {name: 'label', title: 'Field', type: 'string'},
                {name: 'value', title: 'Value', type: 'string'},
              ],
              preview: {select: {title: 'label', subtitle: 'value'}},
            }),
          ],
        }),
        defineField({
          name: 'footnote',
          title: 'Footnote',
          description: 'The time it took. Write a figure as {{key}}.',
          type: 'string',
        }),
      ],
    }),
  ],
  preview: {
    select: {title: 'title'},
    prepare: ({title}) => ({title, subtitle: 'Hero'}),
  },
})
