import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {defineType} from 'sanity'

import {bilingual} from '../bilingual'
import {typePreview} from '../objects/type-preview'
import {headingField, introField, questionsField} from './fields'
import {initialValue} from './initial-value'

const title = bilingual('Questions and answers', 'Questions et réponses')

/** Questions with answers. */
export const faqList = defineType({
  name: 'faqList',
  title,
  description: bilingual(
    'Questions and answers, one below the other.',
    'Des questions et leurs réponses, l’une sous l’autre.',
  ),
  type: 'object',
  icon: HelpCircleIcon,
  fields: [headingField, introField, questionsField],
  initialValue: initialValue(
    {en: {heading: 'Questions and answers'}, fr: {heading: 'Questions et réponses'}},
    {questions: {type: 'faq', count: 4}},
  ),
  preview: typePreview(title, {list: 'questions'}),
})
