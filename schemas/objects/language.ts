import {defineField} from 'sanity'

/** Language of the document; set by the translations menu. */
export const languageField = defineField({
  name: 'language',
  title: 'Language',
  description: 'Set when the document is created. The Translations menu opens the other version.',
  type: 'string',
  readOnly: true,
  hidden: true,
})
