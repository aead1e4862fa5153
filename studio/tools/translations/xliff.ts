import {
  getDraftId,
  type ObjectSchemaType,
  type SanityClient,
  type SanityDocument,
  type Schema,
} from 'sanity'

import {locales} from '../../../lib/i18n/locales'
import {filesOf, readXliff} from '../../translations/xliff/read'
import {writeXliff, type TranslatedPair} from '../../translations/xliff/write'
import type {TranslationPair} from './translation-pairs'

interface Store {
  client: SanityClient
  schema: Schema
}

interface StoredPair extends TranslatedPair {
  translation: SanityDocument
}

async function readPair(
  {client, schema}: Store,
  pair: TranslationPair,
): Promise<StoredPair | null> {
  const {source, translation, from, language} = pair
  const ids = [source.stored.id, translation?.stored.id ?? '']
  const [stored, translated] = await client.getDocuments<SanityDocument>(ids)
  if (!stored || !translated) return null
  const type = schema.get(source.type) as ObjectSchemaType
  return {type, languages: {from, language}, source: stored, translation: translated}
}

/** Returns an XLIFF document and its file name for each pair of languages. Pairs without a translation are left out. */
export async function exportPairs(
  store: Store,
  pairs: TranslationPair[],
): Promise<[name: string, Document][]> {
  const documents: [string, Document][] = []
  for (const languages of locales.flatMap((from) =>
    locales.map((language) => ({from, language})),
  )) {
    const chosen = pairs.filter(
      ({from, language}) => from === languages.from && language === languages.language,
    )
    const stored = await Promise.all(
      chosen.map(async (pair) => {
        const read = await readPair(store, pair)
        return read ? [{pair: read, original: pair.translation?.id ?? ''}] : []
      }),
    )
    const exported = stored.flat()
    const name = exported.length === 1 ? exported[0]?.original : 'translations'
    if (exported.length === 0) continue
    documents.push([`${name}.${languages.language}.xlf`, writeXliff(languages, exported)])
  }
  return documents
}

/** The number of texts that an import stored in drafts, and those that do not fit. */
interface ImportReport {
  count: number
  unfit: {title: string; field: string; why: 'gone' | 'changed' | 'tags'}[]
}

/** Stores the translated texts of an XLIFF document in drafts; null if it has none of these pairs. */
export async function importXliff(
  {client, schema}: Store,
  xliff: Document,
  pairs: TranslationPair[],
): Promise<ImportReport | null> {
  const files = filesOf(xliff)
  const known = pairs.filter(({translation}) => translation && files.has(translation.id))
  if (known.length === 0) return null
  const report: ImportReport = {count: 0, unfit: []}
  for (const pair of known) {
    const stored = await readPair({client, schema}, pair)
    const file = files.get(pair.translation?.id ?? '')
    if (!stored || !file) continue
    const {set, unfit} = readXliff(file, stored)
    const draft = {...stored.translation, _id: getDraftId(stored.translation._id)}
    const count = Object.keys(set).length
    if (count > 0) {
      await client.transaction().createIfNotExists(draft).patch(draft._id, {set}).commit()
    }
    report.count += count
    report.unfit.push(...unfit.map(({field, why}) => ({title: pair.source.title, field, why})))
  }
  return report
}
