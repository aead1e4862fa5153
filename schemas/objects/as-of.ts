import {defineField} from 'sanity'

/** The date of a fact about another company; readers see its month. */
export const asOfField = defineField({
  name: 'asOf',
  title: 'As of',
  description: 'The date of the source. Needed for facts about other companies, which change.',
  type: 'date',
})
