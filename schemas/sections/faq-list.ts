import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {sameLanguage} from '../objects/same-language'
import {headingField, introField} from './fields'

/** Questions and their answers, one under the other. */
export const faqList = defineType({
  name: 'faqList',
  title: 'Questions and answers',
  type: 'object',
  icon: HelpCircleIcon,
  fields: [
    headingField,
    introField,
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
    select: {title: 'heading'},
    prepare: ({title}) => ({title, subtitle: 'Questions and answers'}),
  },
})
