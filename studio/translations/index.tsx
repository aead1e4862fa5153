import {documentInternationalization} from '@sanity/document-internationalization'
import {definePlugin, defineArrayMember, defineField} from 'sanity'

import {languages, locales} from '../../lib/i18n/locales'
import {translatedDocuments} from '../../schemas/documents'
import {TranslationLayout} from './open-translation'
import {TranslationField} from './translation-field'
import {TranslationsMenu} from './translations-menu'

/** The state of each translation, stored with the metadata. Only the Studio writes it, and no form shows it. */
const recordsField = defineField({
  name: 'records',
  type: 'array',
  hidden: true,
  readOnly: true,
  of: [
    defineArrayMember({
      name: 'translationRecord',
      type: 'object',
      fields: [
        defineField({name: 'language', type: 'string'}),
        defineField({name: 'from', type: 'string'}),
        defineField({
          name: 'texts',
          type: 'array',
          of: [
            defineArrayMember({
              name: 'recordedText',
              type: 'object',
              fields: [
                defineField({name: 'path', type: 'string'}),
                defineField({name: 'source', type: 'string'}),
                defineField({name: 'kept', type: 'boolean'}),
              ],
            }),
          ],
        }),
      ],
    }),
  ],
})

const types: string[] = translatedDocuments.map(({name}) => name)

/** Sanity's plugin links translations. This one creates them and shows which are out of date. */
export const translations = definePlugin({
  name: 'translations',
  plugins: [
    documentInternationalization({
      supportedLanguages: locales.map((id) => ({id, title: languages[id].name})),
      schemaTypes: types,
      weakReferences: true,
      hideLanguageFilter: true,
      metadataOmnisearchVisibility: false,
      metadataFields: [recordsField],
    }),
  ],
  form: {components: {field: TranslationField}},
  document: {
    components: {unstable_layout: TranslationLayout},
    unstable_languageFilter: (filters, {schemaType, documentId}) =>
      documentId && types.includes(schemaType) ? [...filters, TranslationsMenu] : filters,
  },
})
