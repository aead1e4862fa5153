import {documentInternationalization} from '@sanity/document-internationalization'
import {definePlugin, type DocumentLanguageFilterComponent} from 'sanity'

import {localeNames, locales} from '../../lib/i18n/locales'
import {translatedDocuments} from '../../schemas/documents'
import {translationStatus} from '../tools/translations'
import {TranslationLayout} from './open-translation'
import {recordsField} from './record-schema'
import {TranslationField} from './translation-field'
import {TranslationsMenu} from './translations-menu'

const types: string[] = translatedDocuments.map(({name}) => name)

/** One component for each document: the Studio tells components apart by identity. */
const menus = new Map<string, DocumentLanguageFilterComponent>()

function menuOf(documentId: string): DocumentLanguageFilterComponent {
  const known = menus.get(documentId)
  if (known) return known
  const menu: DocumentLanguageFilterComponent = ({schemaType}) => (
    <TranslationsMenu documentId={documentId} type={schemaType} />
  )
  menus.set(documentId, menu)
  return menu
}

/**
 * Versions of documents in each language. The links between them and their badges are those of Sanity's plugin; its menu
 * gives way to ours, which marks what is not translated yet, and speaks French.
 */
export const translations = definePlugin({
  name: 'translations',
  plugins: [
    documentInternationalization({
      supportedLanguages: locales.map((id) => ({id, title: localeNames[id]})),
      schemaTypes: types,
      weakReferences: true,
      hideLanguageFilter: true,
      metadataOmnisearchVisibility: false,
      metadataFields: [recordsField],
    }),
  ],
  tools: [translationStatus],
  form: {components: {field: TranslationField}},
  document: {
    components: {unstable_layout: TranslationLayout},
    unstable_languageFilter: (filters, {schemaType, documentId}) =>
      documentId && types.includes(schemaType) ? [...filters, menuOf(documentId)] : filters,
  },
})
