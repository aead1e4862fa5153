import {defineField} from 'sanity'

/** Date of a fact about others; readers see its month. */
export const asOfField = defineField({
  name: 'asOf',
  title: 'As of',
  description: 'The date of the source. Needed for facts about other companies, which change.',
  type: 'date',
})
