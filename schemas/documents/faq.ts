import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {defineField, defineType} from 'sanity'

import {languageField} from '../objects/language'

/** One question with its answer, written once and shown wherever a section refers to it. */
export const faq = defineType({
  name: 'faq',
  title: 'Question and answer',
  type: 'document',
  icon: HelpCircleIcon,
  fields: [
    defineField({
      name: 'question',
      title: 'Question',
      description: 'As a visitor would ask it.',
      type: 'string',
      validation: (rule) => rule.required().error('Write the question.'),
    }),
    defineField({
      name: 'answer',
      title: 'Answer',
      description: 'The answer first, the reasons after it.',
      type: 'richText',
      validation: (rule) => rule.required().error('Write the answer.'),
    }),
    languageField,
  ],
  preview: {select: {title: 'question', subtitle: 'language'}},
})
