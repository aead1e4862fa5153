import {documentInternationalization} from '@sanity/document-internationalization'
import {definePlugin} from 'sanity'

import {languages, locales} from '../../lib/i18n/locales'
import {translatedDocuments} from '../../schemas/documents'
import {TranslationLayout} from './open-translation'
import {recordsField} from './record-schema'
import {TranslationField} from './translation-field'
import {TranslationsMenu} from './translations-menu'

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
