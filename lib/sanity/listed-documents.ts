import 'server-only'
import type {Locale} from '../i18n/locales'
import {hasAddress} from '../urls/site-path'
import {readBatches} from './fetch'
import {guideQuery} from './queries'
import type {GuideQueryResult} from './types.generated'

type Listed = GuideQueryResult[number]

const compare = (one: string, other: string) => Number(one > other) - Number(one < other)

/** Articles in the order of all lists, then pages. */
function newestFirst(one: Listed, other: Listed): number {
  const byDate = compare(other.publishedAt ?? '', one.publishedAt ?? '')
  return byDate || compare(one._id, other._id)
}

/** Reads the articles of all languages, newest first, then the pages. Call it in a cached function. */
export async function readListedDocuments(): Promise<GuideQueryResult> {
  return (await readBatches(guideQuery)).toSorted(newestFirst)
}

/** The documents with an address in a language, without those that no list names. */
export function listedIn(locale: Locale, documents: GuideQueryResult): GuideQueryResult {
  return documents.filter(
    ({language, path, hidden}) => language === locale && hasAddress(language, path) && !hidden,
  )
}
