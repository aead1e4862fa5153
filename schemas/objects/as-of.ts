import {defineField} from 'sanity'

/** The day on which a fact about others was true; readers see its month. */
export const asOfField = defineField({
  name: 'asOf',
  title: 'As of',
  description: 'When the source said so. Needed for facts about other companies, which change.',
  type: 'date',
})
