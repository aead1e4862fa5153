import {defineArrayMember, defineField} from 'sanity'

import {sameLanguage} from '../objects/same-language'

/** The heading that opens a section. */
export const headingField = defineField({
  name: 'heading',
  title: 'Heading',
  description: 'One idea, in the words of the reader. Sentence case, no full stop.',
  type: 'string',
  validation: (rule) =>
    rule.required().max(90).error('A section needs a heading of 90 characters at most.'),
})

/** The sentence or two under a heading. */
export const introField = defineField({
  name: 'intro',
  title: 'Introduction',
  description: 'One or two sentences under the heading. Write a figure as {{key}}.',
  type: 'text',
  rows: 3,
})

/** The sentence or two of a section, or of one of its items. */
export const textField = defineField({
  name: 'text',
  title: 'Text',
  description: 'One or two sentences. Write a figure as {{key}}.',
  type: 'text',
  rows: 3,
})

/** Two buttons at most. */
export const linksField = defineField({
  name: 'links',
  title: 'Buttons',
  description: 'The first is the main one.',
  type: 'array',
  of: [defineArrayMember({type: 'link'})],
  validation: (rule) => rule.max(2).error('Two buttons at most.'),
})

/** Questions with their answers, which are documents of their own. */
export const questionsField = defineField({
  name: 'questions',
  title: 'Questions',
  description: 'Each question is a document of its own: change it there and it changes everywhere.',
  type: 'array',
  of: [
    defineArrayMember({
      type: 'reference',
      to: [{type: 'faq'}],
      options: {filter: sameLanguage},
    }),
  ],
  validation: (rule) => rule.required().min(1).unique().error('Choose each question once.'),
})

/** A comparison table, which is a document of its own. */
export const comparisonTableField = defineField({
  name: 'table',
  title: 'Table',
  description: 'The table is a document of its own: change it there and it changes everywhere.',
  type: 'reference',
  to: [{type: 'comparisonTable'}],
  options: {filter: sameLanguage},
  validation: (rule) => rule.required().error('Choose the table.'),
})
