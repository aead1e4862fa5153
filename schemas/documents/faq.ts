import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {defineField, defineType} from 'sanity'

import {message} from '../message'
import {languageField} from '../objects/language'
import {subtitleOf} from './subtitle'

/** A question with its answer, referenced by sections. */
export const faq = defineType({
  name: 'faq',
  title: 'Question and answer',
  description: 'One question with its answer, shown wherever a section refers to it.',
  type: 'document',
  icon: HelpCircleIcon,
  fields: [
    defineField({
      name: 'question',
      title: 'Question',
      description: 'As a visitor would ask it.',
      type: 'string',
      validation: (rule) =>
        rule.required().error(message('Write the question.', 'Écrivez la question.')),
    }),
    defineField({
      name: 'answer',
      title: 'Answer',
      description: 'The answer first, the reasons after it.',
      type: 'richText',
      validation: (rule) =>
        rule.required().error(message('Write the answer.', 'Écrivez la réponse.')),
    }),
    languageField,
    defineField({
      name: 'toConfirm',
      title: 'To be confirmed',
      description:
        'On while the owner of the product has not confirmed the answer. Visitors see it anyway.',
      type: 'boolean',
      validation: (rule) =>
        rule
          .custom((value) =>
            value
              ? message(
                  'The owner has not confirmed this answer yet.',
                  'Le propriétaire n’a pas encore confirmé cette réponse.',
                )
              : true,
          )
          .warning(),
    }),
  ],
  preview: {
    select: {title: 'question', answer: 'answer.0.children.0.text', language: 'language'},
    prepare: ({title, answer, language}) => ({
      title,
      subtitle: subtitleOf(language, answer),
    }),
  },
})
