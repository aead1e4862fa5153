import {defineField} from 'sanity'

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
