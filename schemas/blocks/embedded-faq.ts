import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {defineType} from 'sanity'

import {bilingual} from '../bilingual'
import {typePreview} from '../objects/type-preview'
import {questionsField} from '../sections/fields'

const title = bilingual('Questions and answers', 'Questions et réponses')

/** Questions and answers within a text. */
export const embeddedFaq = defineType({
  name: 'embeddedFaq',
  title,
  description: bilingual(
    'Questions and their answers inside a text.',
    'Des questions et leurs réponses dans un texte.',
  ),
  type: 'object',
  icon: HelpCircleIcon,
  fields: [questionsField],
  preview: typePreview(title, {title: 'questions.0.question'}),
})
