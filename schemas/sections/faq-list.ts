import {HelpCircleIcon} from '@sanity/icons/HelpCircle'

import {bilingual} from '../bilingual'
import {defineSection} from './define-section'
import {headingField, introField, questionsField} from './fields'

export const faqList = defineSection({
  name: 'faqList',
  title: bilingual('Questions and answers', 'Questions et réponses'),
  description: bilingual(
    'Questions and answers, one below the other.',
    'Des questions et leurs réponses, l’une sous l’autre.',
  ),
  icon: HelpCircleIcon,
  fields: [headingField, introField, questionsField],
  initialValue: {en: {heading: 'Questions and answers'}, fr: {heading: 'Questions et réponses'}},
  initialReferences: {questions: {type: 'faq', count: 4}},
  preview: {list: 'questions'},
})
