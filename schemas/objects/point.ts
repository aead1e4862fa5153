import {CheckmarkIcon} from '@sanity/icons/Checkmark'
import {defineField, defineType} from 'sanity'

import {message} from '../message'

/** An argument: a claim and a sentence that backs it. */
export const point = defineType({
  name: 'point',
  title: 'Point',
  description: 'A short claim and the sentence that backs it.',
  type: 'object',
  icon: CheckmarkIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: 'The claim, in eight words or fewer.',
      type: 'string',
      validation: (rule) =>
        rule
          .required()
          .max(80)
          .error(
            message(
              'A point needs a title of up to 80 characters.',
              'Un argument doit avoir un titre de 80 caractères au plus.',
            ),
          ),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      description: 'What backs the claim. Write a figure as {{key}}.',
      type: 'text',
      rows: 3,
      validation: (rule) =>
        rule
          .required()
          .error(message('Write what backs the claim.', 'Écrivez ce qui appuie l’affirmation.')),
    }),
    defineField({
      name: 'scene',
      title: 'Scene',
      description: 'The product at work, drawn beside the claim.',
      type: 'scene',
      options: {collapsible: true, collapsed: true},
    }),
  ],
  preview: {select: {title: 'title', subtitle: 'text'}},
})
