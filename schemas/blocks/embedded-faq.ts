import {HelpCircleIcon} from '@sanity/icons/HelpCircle'

import {bilingual} from '../bilingual'
import {questionsField} from '../sections/fields'
import {defineBlock} from './define-block'

export const embeddedFaq = defineBlock({
  name: 'embeddedFaq',
  title: bilingual('Questions and answers', 'Questions et réponses'),
  description: bilingual(
    'Questions and their answers inside a text.',
    'Des questions et leurs réponses dans un texte.',
  ),
  icon: HelpCircleIcon,
  fields: [questionsField],
  preview: {title: 'questions.0.question'},
})
