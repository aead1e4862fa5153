import {CheckmarkIcon} from '@sanity/icons/Checkmark'
import {defineField, defineType} from 'sanity'

/** One argument of a section: a short claim and the sentence that backs it. */
export const point = defineType({
  name: 'point',
  title: 'Point',
  type: 'object',
  icon: CheckmarkIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: 'The claim, in eight words or fewer.',
      type: 'string',
      validation: (rule) =>
        rule.required().max(80).error('A point needs a title of 80 characters at most.'),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      description: 'What backs the claim. Write a figure as {{key}}.',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required().error('Write what backs the claim.'),
    }),
  ],
  preview: {select: {title: 'title', subtitle: 'text'}},
})
