import {defineField} from 'sanity'

import {bilingual} from '../bilingual'

/** The date of a fact about another company; readers see its month. */
export const asOfField = defineField({
  name: 'asOf',
  title: bilingual('As of', 'En date du'),
  description: bilingual(
    'The date of the source. Needed for facts about other companies, which change.',
    'La date de la source. Indispensable pour les faits sur d’autres entreprises, qui changent.',
  ),
  type: 'date',
})
