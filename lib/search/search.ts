import 'server-only'
import {unstable_rethrow} from 'next/navigation'

import {client} from '../content/client'
import {insertFigures} from '../content/figures/insert'
import type {SearchQueryResult} from '../content/types.generated'
import {defaultLocale, isLocale, type Locale} from '../i18n/locales'
import {logFailure} from '../platform/logging/failure'
import {hrefIn, isOfferedIn} from '../routing/addresses'
import {searchPath} from '../routing/paths'
import {longestQuery, mostAtOnce, patience} from './limits'
import {bestPassage, countWords, markWords, type Piece} from './passages'
import {searchQuery} from './search.groq'
import {type SearchWord, searchWords, textQueryOf} from './words'

/** A page or an article that was found. */
export interface Result {
  id: string
  href: string
  title: Piece[]
  /** Where the words stand in it, or else what it is about. */
  passage: Piece[]
  /** In minutes; null for what is not an article. */
  readTime: number | null
  language: Locale
}

/** What a search came to; `query` is what the field holds. */
export type Search = {query: string} & (
  | {
      kind: 'found'
      /** In the language of the page, the best first. */
      own: Result[]
      /** Articles that its readers can only have in another language. */
      others: Result[]
    }
  | {kind: 'nothing' | 'tooLong' | 'unavailable'}
)

type Found = SearchQueryResult['documents'][number]
type Part = SearchQueryResult['parts'][number]
type Card = Found | Part['documents'][number]

/** What was found, and the texts that have the words, of which the first is what it is about. */
interface Hit {
  card: Card
  texts: string[]
}

/** The strings in lists in lists. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.flatMap(stringsIn) : []
}

/** The Content Lake also looks at what nobody reads, as the kind of a link: only what can be read counts. */
function isReadable({texts, card}: Hit, words: readonly SearchWord[]): boolean {
  const keywords = 'keywords' in card ? stringsIn(card.keywords) : []
  return countWords([card.title, ...texts, ...keywords].join('\n'), words) === words.length
}

function languageOf({language}: Card): Locale {
  return isLocale(language) ? language : defaultLocale
}

/** What has the words itself, then what shows a shared part that has them; each once. */
function hitsOf({documents, parts, figures}: SearchQueryResult, locale: Locale): Hit[] {
  const own = documents.map((card) => ({card, texts: [card.description, ...stringsIn(card.texts)]}))
  const shown = parts.flatMap(({texts, documents: pages}) =>
    pages.map((card) => ({card, texts: stringsIn(texts)})),
  )
  const known = new Map<string, Hit>()
  for (const hit of [...own, ...shown]) {
    if (known.has(hit.card._id) || !isOfferedIn(locale, hit.card)) continue
    known.set(hit.card._id, insertFigures(hit, figures, languageOf(hit.card)))
  }
  return [...known.values()]
}

function resultOf({card, texts}: Hit, words: readonly SearchWord[], locale: Locale): Result[] {
  const href = hrefIn(locale, card)
  if (!href) return []
  return [
    {
      id: card._id,
      href,
      title: markWords(card.title, words),
      passage: markWords(bestPassage(texts, words), words),
      readTime: card.readTime,
      language: languageOf(card),
    },
  ]
}

let asking = 0

/** What the Content Lake has, or null when it does not answer, or has enough to do with other searches. */
async function askContentLake(
  words: readonly SearchWord[],
  locale: Locale,
): Promise<SearchQueryResult | null> {
  if (asking >= mostAtOnce) return null
  asking += 1
  try {
    return await client.fetch(
      searchQuery,
      {locale, searchPath, search: textQueryOf(words)},
      {signal: AbortSignal.timeout(patience)},
    )
  } catch (error) {
    // What prepares the page asks as well, and is ended when it has seen that this is asked for each request.
    unstable_rethrow(error)
    const {statusCode} = error as {statusCode?: unknown}
    await logFailure('search-failed', {status: typeof statusCode === 'number' ? statusCode : null})
    return null
  } finally {
    asking -= 1
  }
}

/**
 * What the site has about the words of a search, asked of the Content Lake each time: nothing of it is kept, so that
 * nobody can fill a cache with searches. Never throws.
 */
export async function searchSite(locale: Locale, query: string): Promise<Search> {
  if (query.length > longestQuery) return {kind: 'tooLong', query}
  const words = searchWords(query, locale)
  if (words.length === 0) return {kind: 'nothing', query}
  const answer = await askContentLake(words, locale)
  if (!answer) return {kind: 'unavailable', query}
  const results = hitsOf(answer, locale)
    .filter((hit) => isReadable(hit, words))
    .flatMap((hit) => resultOf(hit, words, locale))
  if (results.length === 0) return {kind: 'nothing', query}
  const own = results.filter(({language}) => language === locale)
  return {kind: 'found', query, own, others: results.filter((result) => !own.includes(result))}
}
