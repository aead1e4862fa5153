import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {defineType} from 'sanity'

import {questionsField} from '../sections/fields'
import {worded} from '../worded'

/** Questions and answers within a text. */
export const embeddedFaq = defineType({
  name: 'embeddedFaq',
  title: 'Questions and answers',
  description: 'Questions and their answers inside a text.',
  type: 'object',
  icon: HelpCircleIcon,
  fields: [questionsField],
  preview: {
    select: {title: 'questions.0.question'},
    prepare: worded({kind: 'Questions and answers'}, ({title}: {title?: string}, {kind}) => ({
      title,
      subtitle: kind,
    })),
  },
})
