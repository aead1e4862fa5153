import {getDraftId, getPublishedId, type ObjectSchemaType, type SanityDocument} from 'sanity'

import {locales} from '../../../lib/i18n/locales'
import type {JsonObject} from '../../../lib/server/json'
import {filesOf, readXliff} from '../../translations/xliff/read'
import {writeXliff, type TranslatedPair} from '../../translations/xliff/write'
import {createMissing, type Store} from './create-missing'
import type {TranslationPair} from './translation-pairs'

interface StoredPair extends TranslatedPair {
  translation: SanityDocument
}

/** The id that a file names: the translation's, or the pair's key while the translation is missing. */
const originalOf = ({translation, key}: TranslationPair) => translation?.id ?? key

/** The file of a pair; its translation may have been created since the export. */
const fileOf = (files: Map<string, Element>, pair: TranslationPair) =>
  files.get(originalOf(pair)) ?? files.get(pair.key)

/** The documents of a pair. A missing translation starts as its source. */
async function readPair(
  {client, schema}: Store,
  pair: TranslationPair,
): Promise<StoredPair | null> {
  const {source, translation, from, language} = pair
  const ids = [source, translation ?? source].map(({stored}) => stored.id)
  const [original, translated] = await client.getDocuments<SanityDocument>(ids)
  if (!original || !translated) return null
  const type = schema.get(source.type) as ObjectSchemaType
  return {type, languages: {from, language}, source: original, translation: translated}
}

/** Returns an XLIFF document and its file name for each pair of languages. */
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
        return read ? [{pair: read, original: originalOf(pair)}] : []
      }),
    )
    const exported = stored.flat()
    if (exported.length === 0) continue
    const name =
      exported.length === 1
        ? getPublishedId(exported[0]?.pair.translation._id ?? '')
        : 'translations'
    documents.push([`${name}.${languages.language}.xlf`, writeXliff(languages, exported)])
  }
  return documents
}

/** The number of texts that an import stored in drafts, and those that do not fit. */
interface ImportReport {
  count: number
  unfit: {title: string; field: string; why: 'gone' | 'changed' | 'tags'}[]
}

/** Stores translated texts in the draft of a translation, which is created if it is missing. */
async function storeTexts(
  store: Store,
  pair: TranslationPair,
  stored: StoredPair,
  set: JsonObject,
) {
  const [created] = pair.translation ? [] : await createMissing(store, [pair])
  const _id = getDraftId(getPublishedId(created ?? stored.translation._id))
  const transaction = store.client.transaction()
  if (!created) transaction.createIfNotExists({...stored.translation, _id})
  await transaction.patch(_id, {set}).commit()
}

/** Stores the translated texts of an XLIFF document in drafts; null if it has none of these pairs. */
export async function importXliff(
  store: Store,
  xliff: Document,
  pairs: TranslationPair[],
): Promise<ImportReport | null> {
  const files = filesOf(xliff)
  const known = pairs.filter((pair) => fileOf(files, pair))
  if (known.length === 0) return null
  const report: ImportReport = {count: 0, unfit: []}
  for (const pair of known) {
    const stored = await readPair(store, pair)
    const file = fileOf(files, pair)
    if (!stored || !file) continue
    const {set, unfit} = readXliff(file, stored)
    const count = Object.keys(set).length
    if (count > 0) await storeTexts(store, pair, stored, set)
    report.count += count
    report.unfit.push(...unfit.map(({field, why}) => ({title: pair.source.title, field, why})))
  }
  return report
}
