import 'server-only'
import {setTimeout as sleep} from 'node:timers/promises'

import {unstable_rethrow} from 'next/navigation'

import {fold} from '../i18n/fold'
import {defaultLocale, isLocale, type Locale} from '../i18n/locales'
import {client} from '../sanity/clients'
import {insertFigures} from '../sanity/figures'
import {read} from '../sanity/read'
import type {SearchQueryResult} from '../sanity/types.generated'
import {logFailure} from '../server/request-log'
import {hrefIn, isOfferedIn} from '../urls/document-paths'
import {searchPath} from '../urls/paths'
import {longestQuery, mostAtOnce, searchTimeout} from './limits'
import type {NearPage} from './nearest'
import {bestPassage, countWords, markWords, type Piece} from './passages'
import {bracesInCode, searchQuery} from './search.groq'
import {otherSpelling, type SearchWord, searchWords, textQueryOf} from './words'

/** A matching page or article. */
export interface Result {
  id: string
  href: string
  title: Piece[]
  /** The matching passage, or else its description. */
  passage: Piece[]
  /** Minutes; null for pages. */
  readTime: number | null
  language: Locale
}

/** Result of a search; `query` is the field's value. */
export type Search = {query: string} & (
  | {
      kind: 'found'
      /** In the page's language, best first. */
      own: Result[]
      /** Articles without a translation in the page's language. */
      others: Result[]
    }
  | {
      kind: 'nothing'
      /** Pages with similar words. */
      near?: NearPage[]
    }
  | {kind: 'tooLong' | 'unavailable'}
)

type Found = SearchQueryResult['documents'][number]
type Part = SearchQueryResult['parts'][number]
type Card = Part['documents'][number] & {keywords?: Found['keywords']}

/** A match with its texts; the first is its description. */
interface Hit {
  card: Card
  texts: string[]
}

/** Flattens nested lists of texts. */
const textsIn = (value: unknown) =>
  [value].flat(Infinity).filter((text) => typeof text === 'string')

function languageOf({language}: Card): Locale {
  return isLocale(language) ? language : defaultLocale
}

/** Direct matches, then documents that show a matching shared part; without duplicates. */
function hitsOf({documents, parts, figures}: SearchQueryResult, locale: Locale): Hit[] {
  const own = documents.map(({texts, ...card}) => ({
    card,
    texts: [card.description, ...textsIn(texts)],
  }))
  const shown = parts.flatMap(({texts, documents: pages}) =>
    pages.map((card) => ({card, texts: textsIn(texts)})),
  )
  const known = new Map<string, Hit>()
  for (const hit of [...own, ...shown]) {
    if (known.has(hit.card._id) || !isOfferedIn(locale, hit.card)) continue
    known.set(hit.card._id, insertFigures(hit, figures, languageOf(hit.card)))
  }
  return [...known.values()]
}

function resultOf(
  {card, texts}: Hit,
  spellings: readonly SearchWord[][],
  locale: Locale,
): Result[] {
  const href = hrefIn(locale, card)
  const passages = texts
    .map((text) => text.replaceAll(bracesInCode, '{{'))
    .map((text) => ({text, folded: fold(text)}))
  const others = [card.title, ...(card.keywords ?? [])].map(fold)
  const readable = [...others, ...passages.map(({folded}) => folded)].join('\n')
  // The Content Lake also matches fields nobody reads, such as a link's kind.
  const words = spellings.find((all) => countWords(readable, all) === all.length)
  if (!href || !words) return []
  return [
    {
      id: card._id,
      href,
      title: markWords(card.title, words),
      passage: markWords(bestPassage(passages, words), words),
      readTime: card.readTime,
      language: languageOf(card),
    },
  ]
}

let running = 0

/** Queries the Content Lake; null when it does not respond, or too many searches are running. */
async function queryContentLake(
  [words = [], others = words]: readonly SearchWord[][],
  locale: Locale,
): Promise<SearchQueryResult | null> {
  if (running >= mostAtOnce) return null
  running += 1
  try {
    const texts = {search: textQueryOf(words), otherSpelling: textQueryOf(others)}
    const params = {locale, searchPath, ...texts}
    const signal = AbortSignal.timeout(searchTimeout)
    return (await read(client, searchQuery, params, {signal})).result
  } catch (error) {
    const {statusCode} = error as {statusCode?: unknown}
    await logFailure('search-failed', {status: typeof statusCode === 'number' ? statusCode : null})
    return null
  } finally {
    running -= 1
  }
}

/** Searches the Content Lake. Never cached, so that queries cannot fill a cache; never throws. */
export async function searchSite(locale: Locale, query: string): Promise<Search> {
  if (query.length > longestQuery) return {kind: 'tooLong', query}
  const spellings = [query, otherSpelling(query)].map((text) => searchWords(text, locale))
  if (spellings[0]?.length === 0) return {kind: 'nothing', query}
  const answer = await queryContentLake(spellings, locale)
  if (!answer) return {kind: 'unavailable', query}
  const results = hitsOf(answer, locale).flatMap((hit) => resultOf(hit, spellings, locale))
  if (results.length === 0) return {kind: 'nothing', query}
  const own = results.filter(({language}) => language === locale)
  return {kind: 'found', query, own, others: results.filter((result) => !own.includes(result))}
}

/** Slightly longer than the search's own timeout, which has its own message. */
const grace = 1000

/**
 * Resolves to the search page's data, or null on a timeout: neither this page nor, in a new process, its data is
 * cached.
 */
export async function withTimeout<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await Promise.race([reading, sleep(searchTimeout + grace, null, {ref: false})])
  } catch (error) {
    unstable_rethrow(error)
    return null
  }
}
