import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {defineType} from 'sanity'

import {questionsField} from '../sections/fields'

/** Questions and their answers inside a text. */
export const embeddedFaq = defineType({
  name: 'embeddedFaq',
  title: 'Questions and answers',
  type: 'object',
  icon: HelpCircleIcon,
  fields: [questionsField],
  preview: {
    select: {title: 'questions.0.question'},
    prepare: ({title}) => ({title, subtitle: 'Questions and answers'}),
  },
})
