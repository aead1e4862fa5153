import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {defineField, defineType} from 'sanity'

import {bilingual, bilingualPrepare, message} from '../bilingual'
import {languageField} from '../objects/language'
import {required} from '../rules'
import {ordering} from './ordering'
import {subtitleOf} from './subtitle'

const toConfirm = bilingual('To be confirmed', 'À confirmer')

interface Listed {
  title?: string
  answer?: string
  language?: string
  toConfirm?: boolean
}

export const faq = defineType({
  name: 'faq',
  title: bilingual('Question and answer', 'Question et réponse'),
  description: bilingual(
    'One question with its answer, shown wherever a section refers to it.',
    'Une question et sa réponse, affichées partout où une section y renvoie.',
  ),
  type: 'document',
  icon: HelpCircleIcon,
  orderings: [ordering('question', 'question', 'question')],
  fields: [
    defineField({
      name: 'question',
      title: bilingual('Question', 'Question'),
      description: bilingual('As a visitor would ask it.', 'Comme un visiteur la poserait.'),
      type: 'string',
      validation: required('Write the question.', 'Écrivez la question.'),
    }),
    defineField({
      name: 'answer',
      title: bilingual('Answer', 'Réponse'),
      description: bilingual(
        'The answer first, the reasons after it.',
        'La réponse d’abord, les raisons ensuite.',
      ),
      type: 'richText',
      validation: required('Write the answer.', 'Écrivez la réponse.'),
    }),
    languageField,
    defineField({
      name: 'toConfirm',
      title: toConfirm,
      description: bilingual(
        'Turn off once the product owner approves this answer. Until then, visitors don’t see the question.',
        'À désactiver une fois la réponse approuvée par le responsable du produit. D’ici là, les visiteurs ne voient pas la question.',
      ),
      type: 'boolean',
      validation: (rule) =>
        rule
          .custom((value) =>
            value
              ? message(
                  'The product owner hasn’t approved this answer yet.',
                  'Le responsable du produit n’a pas encore approuvé cette réponse.',
                )
              : true,
          )
          .warning(),
    }),
  ],
  preview: {
    select: {
      title: 'question',
      answer: 'answer.0.children.0.text',
      language: 'language',
      toConfirm: 'toConfirm',
    },
    prepare: bilingualPrepare({open: toConfirm}, (listed: Listed, {open}) => ({
      ...(listed.title && {title: listed.title}),
      subtitle: subtitleOf(listed.language, listed.toConfirm ? open : listed.answer),
    })),
  },
})
