import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {defineType} from 'sanity'

import {headingField, introField, questionsField} from './fields'

/** Questions and their answers, one under the other. */
export const faqList = defineType({
  name: 'faqList',
  title: 'Questions and answers',
  type: 'object',
  icon: HelpCircleIcon,
  fields: [headingField, introField, questionsField],
  preview: {
    select: {title: 'heading'},
    prepare: ({title}) => ({title, subtitle: 'Questions and answers'}),
  },
})
