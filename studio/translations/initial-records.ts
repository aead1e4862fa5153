import type {Action} from '@sanity/client'
import {getDraftId, getPublishedId} from '@sanity/client/csm'
import type {ObjectSchemaType, SanityDocument} from 'sanity'

import {isLocale, type Locale} from '../../lib/i18n/locales'
import {recordFor, sourceLanguageOf, type TranslationMetadata} from './metadata'
import {recordOf, type TranslationRecord} from './record'
import {type DocumentText, textsOf} from './texts'

interface Change {
  type: ObjectSchemaType
  draft: SanityDocument
  published: SanityDocument | null
}

/** The texts of a document in a form that can be compared. */
const comparable = (type: ObjectSchemaType, document: SanityDocument) =>
  JSON.stringify(textsOf(type, document).map(({path, text}) => [path, text]))

/** The record of a complete translation: texts equal to the source, such as names, are marked as kept. */
function completeRecord(languages: {language: Locale; from: Locale}, source: DocumentText[]) {
  const all = source.map(({path}) => ({path, kept: true}))
  return recordOf(languages, source, {texts: all})
}

function initialRecords(
  metadata: TranslationMetadata,
  {type, draft, published}: Change,
): TranslationRecord[] {
  const from = draft['language']
  if (!isLocale(from) || !published || comparable(type, draft) === comparable(type, published)) {
    return []
  }
  return (metadata.translations ?? []).flatMap(({language}) => {
    if (!isLocale(language) || recordFor(metadata, language)) return []
    if (sourceLanguageOf(metadata, language) !== from) return []
    return [completeRecord({language, from}, textsOf(type, published))]
  })
}

/**
 * Returns the actions that record the texts published until now, so that translations without a record count as
 * outdated after this publish.
 */
export function initialRecordActions(
  metadata: TranslationMetadata | null,
  change: Change,
): Action[] {
  const records = metadata ? initialRecords(metadata, change) : []
  if (!metadata || records.length === 0) return []
  const ids = {draftId: getDraftId(metadata._id), publishedId: getPublishedId(metadata._id)}
  const patch = {setIfMissing: {records: []}, insert: {after: 'records[-1]', items: records}}
  return [
    {actionType: 'sanity.action.document.edit', ...ids, patch},
    {actionType: 'sanity.action.document.publish', ...ids},
  ]
}
