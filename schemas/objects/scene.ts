import {MicrophoneIcon} from '@sanity/icons/Microphone'
import {defineArrayMember, defineField, defineType} from 'sanity'

/** The product in use: what is said or asked, and what is written or answered. */
export const scene = defineType({
  name: 'scene',
  title: 'Scene',
  description: 'The product at work: a sentence, and what is written or answered.',
  type: 'object',
  icon: MicrophoneIcon,
  fields: [
    defineField({
      name: 'sentence',
      title: 'Sentence',
      description: 'What the rep says. Names and amounts in [brackets] turn into tokens.',
      type: 'string',
    }),
    defineField({
      name: 'isAnswer',
      title: 'Question',
      description: 'The sentence asks, and the fields below answer it: nothing is written.',
      type: 'boolean',
    }),
    defineField({
      name: 'recordTitle',
      title: 'Record',
      description: 'The type of record, such as Opportunity, or the title of the answer.',
      type: 'string',
    }),
    defineField({
      name: 'fields',
      title: 'Fields',
      description: 'What’s written to the record, in this order.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'sceneField',
          title: 'Field',
          type: 'object',
          icon: MicrophoneIcon,
          fields: [
            defineField({
              name: 'label',
              title: 'Field',
              description: 'As the CRM names it.',
              type: 'string',
            }),
            defineField({
              name: 'before',
              title: 'Value before',
              description: 'What the field held until then; shown struck through.',
              type: 'string',
            }),
            defineField({
              name: 'value',
              title: 'Value',
              description: 'What’s written to the field.',
              type: 'string',
            }),
            defineField({
              name: 'isRefused',
              title: 'Refused',
              description: 'The CRM does not allow it: the value says why.',
              type: 'boolean',
            }),
            defineField({
              name: 'note',
              title: 'Note',
              description: 'What’s worth knowing about the field; shown with a number beside it.',
              type: 'string',
            }),
          ],
          preview: {select: {title: 'label', subtitle: 'value'}},
        }),
      ],
    }),
    defineField({
      name: 'footnote',
      title: 'Footnote',
      description: 'How long it took. Write a figure as {{key}}.',
      type: 'string',
    }),
  ],
  preview: {select: {title: 'sentence', subtitle: 'recordTitle'}},
})
