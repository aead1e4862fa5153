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

/** What a complete translation was made from: words that it shares with its source, as names, it shares on purpose. */
function completeRecord(languages: {language: Locale; from: Locale}, source: DocumentText[]) {
  const all = source.map(({path}) => ({path, kept: true}))
  return recordOf(languages, source, {texts: all})
}

/** The translations that count as complete so far, and that this publication makes outdated. */
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
 * Translations of which nothing is noted are taken to be translations of what is published. What to do when that changes: to note
 * what it was, so that the translations are known to be outdated.
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
