import {defineField} from 'sanity'

/** Language of the document; set by the translations menu. */
export const languageField = defineField({
  name: 'language',
  title: 'Language',
  description: 'Set when the document is created. The translations menu leads to its translation.',
  type: 'string',
  readOnly: true,
  hidden: true,
})
