import {CodeBlockIcon} from '@sanity/icons/CodeBlock'
import {defineField, defineType} from 'sanity'

import {message} from '../message'

/** Text to copy verbatim: a formula, a query, a setting. */
export const codeSample = defineType({
  name: 'codeSample',
  title: 'Code',
  description: 'Text that readers copy as is: a formula, a query, a setting.',
  type: 'object',
  icon: CodeBlockIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: 'What it is and where to paste it.',
      type: 'string',
    }),
    defineField({
      name: 'code',
      title: 'Code',
      description: 'Shown exactly as typed.',
      type: 'text',
      rows: 8,
      validation: (rule) => rule.required().error(message('Write the code.', 'Écrivez le code.')),
    }),
  ],
  preview: {select: {title: 'title', subtitle: 'code'}},
})
