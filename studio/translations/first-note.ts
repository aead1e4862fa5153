import type {Action} from '@sanity/client'
import {getDraftId, getPublishedId} from '@sanity/client/csm'
import type {ObjectSchemaType, SanityDocument} from 'sanity'

import {isLocale, type Locale} from '../../lib/i18n/locales'
import {recordFor, sourceLanguageOf, type TranslationLink} from './links'
import {fingerprint, recordOf, type TranslationRecord} from './record'
import {type DocumentText, textsOf} from './texts'

interface Change {
  type: ObjectSchemaType
  draft: SanityDocument
  published: SanityDocument | null
}

const mark = (type: ObjectSchemaType, document: SanityDocument) =>
  fingerprint(JSON.stringify(textsOf(type, document).map(({path, text}) => [path, text])))

/** The record of a complete translation: words that it shares with its source, such as names, count as kept. */
function completeRecord(languages: {language: Locale; from: Locale}, source: DocumentText[]) {
  const all = source.map(({path}) => ({path, kept: true}))
  return recordOf(languages, source, {texts: all})
}

/** Records for translations without one, which this publish makes outdated. */
function recordsToBegin(
  link: TranslationLink,
  {type, draft, published}: Change,
): TranslationRecord[] {
  const from = draft['language']
  if (!isLocale(from) || !published || mark(type, draft) === mark(type, published)) return []
  return (link.translations ?? []).flatMap(({language}) => {
    if (!isLocale(language) || recordFor(link, language)) return []
    if (sourceLanguageOf(link, language) !== from) return []
    return [completeRecord({language, from}, textsOf(type, published))]
  })
}

/**
 * The actions that a publish needs so that translations without a record count as outdated: they note the texts published
 * until now.
 */
export function firstNotes(link: TranslationLink | null, change: Change): Action[] {
  const records = link ? recordsToBegin(link, change) : []
  if (!link || records.length === 0) return []
  const ids = {draftId: getDraftId(link._id), publishedId: getPublishedId(link._id)}
  const patch = {setIfMissing: {records: []}, insert: {after: 'records[-1]', items: records}}
  return [
    {actionType: 'sanity.action.document.edit', ...ids, patch},
    {actionType: 'sanity.action.document.publish', ...ids},
  ]
}
