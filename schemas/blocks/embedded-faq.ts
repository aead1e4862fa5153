import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {sameLanguage} from '../objects/same-language'

/** Questions and their answers inside a text. */
export const embeddedFaq = defineType({
  name: 'embeddedFaq',
  title: 'Questions and answers',
  type: 'object',
  icon: HelpCircleIcon,
  fields: [
    defineField({
      name: 'questions',
      title: 'Questions',
      description:
        'Each question is a document of its own: change it there and it changes everywhere.',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'reference',
          to: [{type: 'faq'}],
          options: {filter: sameLanguage},
        }),
      ],
      validation: (rule) => rule.required().min(1).unique().error('Choose each question once.'),
    }),
  ],
  preview: {
    select: {title: 'questions.0.question'},
    prepare: ({title}) => ({title, subtitle: 'Questions and answers'}),
  },
})
