import {defineField} from 'sanity'

/** The language of a document; the translations menu sets it, nobody types it. */
export const languageField = defineField({
  name: 'language',
  title: 'Language',
  description: 'Set when the document is created. The translations menu leads to its translation.',
  type: 'string',
  readOnly: true,
  hidden: true,
})
