import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {defineType} from 'sanity'

import {headingField, introField, questionsField} from './fields'
import {initialValue} from './initial-value'
import {listed} from './listed'

/** Questions with answers. */
export const faqList = defineType({
  name: 'faqList',
  title: 'Questions and answers',
  description: 'Questions and answers, one below the other.',
  type: 'object',
  icon: HelpCircleIcon,
  fields: [headingField, introField, questionsField],
  initialValue: initialValue(
    {en: {heading: 'Questions and answers'}, fr: {heading: 'Questions et réponses'}},
    {questions: {type: 'faq', count: 4}},
  ),
  preview: listed('Questions and answers', {list: 'questions'}),
})
