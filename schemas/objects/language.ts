import {defineField} from 'sanity'

import {bilingual} from '../bilingual'

/** Language of the document; set by the translations menu. */
export const languageField = defineField({
  name: 'language',
  title: bilingual('Language', 'Langue'),
  description: bilingual(
    'Set when the document is created. The Translations menu opens the other version.',
    'Choisie à la création du document. Le menu Traductions ouvre l’autre version.',
  ),
  type: 'string',
  readOnly: true,
  hidden: true,
})
