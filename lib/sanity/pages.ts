import 'server-only'
import {cacheLife, cacheTag} from 'next/cache'
// The only cache scoped to a single request.
// oxlint-disable-next-line no-restricted-imports
import {cache} from 'react'

import {parseDate} from '../i18n/dates'
import {isLocale, type Locale, locales} from '../i18n/locales'
import {type DocumentPaths, pathIn} from '../urls/document-paths'
import {isValidPath} from '../urls/hrefs'
import {allowedHref} from '../urls/links'
import {articleFolder, articleSlug, blogPath, pageHref, parentPath} from '../urls/paths'
import {publishedPaths, withTranslations} from '../urls/published-paths'
import {endTag} from './cache'
import {client, draftClient} from './clients'
import {fetchContent, fetchPublished, lifetime, readBatches} from './fetch'
import {figureKeys, insertFigures, referencedFigureKeys} from './figures'
import {insertNamed, linkedPaths} from './named'
import {pathsQuery, linkedPathsQuery, newestPathsQuery} from './paths'
import {
  callsToActionQuery,
  announcementBarsQuery,
  blogQuery,
  figuresQuery,
  guideQuery,
  neighborsQuery,
  siteSettingsQuery,
} from './queries'
import {read} from './read'
import type {
  ArticleContent,
  ArticleQuery,
  BlogContent,
  FigureNote,
  PageContent,
  PageQuery,
  SectionContent,
  SiteSettings,
  Translation,
} from './types'
import type {AnnouncementBarsQueryResult, GuideQueryResult} from './types.generated'

/** Reads figures. The keys are sorted, because the cache compares the query's parameters. */
async function fetchFigures(keys: string[]): Promise<FigureNote[]> {
  return keys.length === 0 ? [] : fetchContent(figuresQuery, {keys: keys.toSorted()})
}

/** Inserts the figures that the strings of `content` name as `{{key}}`. */
export async function withFigures<T>(content: T, locale: Locale): Promise<T> {
  return insertFigures(content, await fetchFigures(figureKeys(content)), locale)
}

/** Inserts figures, and the labels of the site's calls to action into links to them. */
async function complete<T>(content: T, language: Locale): Promise<T> {
  const callsToAction = await fetchContent(callsToActionQuery)
  const figures = await fetchFigures(figureKeys([content, callsToAction]))
  return insertNamed(content, {language, callsToAction, figures})
}

/** A section as it is today: the texts for after an event are left out up to its last day. */
async function asOfToday(section: SectionContent): Promise<SectionContent> {
  if (section._type !== 'spotlight') return section
  const isOver = section.until && (await isPast(`${section.until.slice(0, 10)}T24:00Z`))
  return isOver ? section : {...section, headingAfter: null, textAfter: null}
}

/**
 * The page at a path, with figures inserted, or null when there is none; and the figures that its plain texts mention
 * and the page of figures explains. Figures elsewhere are links to it.
 */
export async function getPage(
  query: PageQuery,
  locale: Locale,
  path: string,
): Promise<(PageContent & {figures: FigureNote[]}) | null> {
  const found = await fetchContent(query, {locale, path, parent: parentPath(path)})
  if (!found) return null
  const page = {...found, sections: await Promise.all(found.sections.map(asOfToday))}
  const mentioned = figureKeys(page.sections)
  const isExplained = page.sections.some(({_type}) => _type === 'figureList')
  const [content, figures] = await Promise.all([
    complete(page, locale),
    isExplained ? [] : fetchFigures(mentioned),
  ])
  const inOrder = mentioned.flatMap((key) => figures.find((figure) => figure.key === key) ?? [])
  return {...content, figures: inOrder.filter(({isListed}) => isListed)}
}

/** The site settings in one language, or null in an empty dataset; read once for a page and its metadata. */
export const getSiteSettings = cache(async (locale: Locale): Promise<SiteSettings | null> => {
  const [settings, announcementBar] = await Promise.all([
    fetchContent(siteSettingsQuery, {locale}),
    currentAnnouncementBar(locale),
  ])
  if (!settings) return null
  const completed = await complete({...settings, announcementBar}, locale)
  const {figuresPath, callsToAction, navigation, ...others} = completed
  return {
    ...others,
    callsToAction: callsToAction && {...callsToAction, appUrl: allowedHref(callsToAction.appUrl)},
    navigation: navigation && {...navigation, socialUrl: allowedHref(navigation.socialUrl)},
    figuresHref: figuresPath ? pageHref(locale, figuresPath) : null,
    languages: locales.filter((language) => language === locale || navigation?.menus?.[language]),
  }
})

/** Language and path of every published page and article, newest article first. */
export async function getPublishedPaths(): Promise<{locale: Locale; path: string}[]> {
  return publishedPaths(withTranslations(await fetchPublished(pathsQuery)))
}

/** Articles per language that a build renders, newest first; others are rendered on first request. */
const prerenderedArticles = 100

/** Language and path of what a build renders: every page, and the newest articles of each language. */
export async function getPrerenderedPaths(): Promise<{locale: Locale; path: string}[]> {
  const left = new Map(locales.map((locale) => [locale, prerenderedArticles]))
  const all = await getPublishedPaths()
  return all.filter(({locale, path}) => {
    if (!path.startsWith(articleFolder)) return true
    const more = left.get(locale) ?? 0
    left.set(locale, more - 1)
    return more > 0
  })
}

/** Query timeout in milliseconds; short, because warming these pages is optional. */
const timeout = 2000

/** Current paths of the documents changed last; empty when the Content Lake does not respond. */
export async function getNewestPaths(): Promise<{locale: Locale; path: string}[]> {
  const signal = AbortSignal.timeout(timeout)
  return read(client, newestPathsQuery, {}, {signal})
    .then(({result}) => publishedPaths(result))
    .catch(() => [])
}

/** Whether a moment is past. Expires at that moment, and so do pages that depend on it. */
async function isPast(moment: string): Promise<boolean> {
  'use cache'
  const end = Date.parse(moment)
  const seconds = Math.ceil((end - Date.now()) / 1000)
  if (!(seconds > 0)) {
    cacheLife(lifetime)
    return true
  }
  cacheTag(endTag(end))
  cacheLife({...lifetime, revalidate: Math.min(seconds, lifetime.revalidate)})
  return false
}

/** The current announcement bar of a language, or null; of several, the one that ends first. */
export async function currentAnnouncementBar(
  locale: Locale,
): Promise<AnnouncementBarsQueryResult[number] | null> {
  for (const bar of await fetchContent(announcementBarsQuery, {locale})) {
    if (!(await isPast(bar.until))) return bar
  }
  return null
}

export interface Article {
  content: ArticleContent
  /** The article's language, which may differ from its reader's. */
  language: Locale
  /** The figures it mentions, in order of first mention. */
  figures: FigureNote[]
}

/**
 * The documents that an article links to, for readers of another language. Not all documents: every publish would
 * invalidate the article.
 */
async function linkedFrom({body}: Pick<ArticleContent, 'body'>) {
  const paths = linkedPaths(body).sort()
  const slugs = paths.flatMap((path) => articleSlug(path) ?? [])
  return fetchContent(linkedPathsQuery, {paths, slugs})
}

/** The article at a slug for readers of a language, with figures inserted; null when there is none. */
export async function getArticle(
  query: ArticleQuery,
  locale: Locale,
  slug: string,
): Promise<Article | null> {
  const href = pageHref(locale, articleFolder + slug)
  const found = await fetchContent(query, {locale, slug, href})
  if (!found) return null
  // Depends on every article of the language, so publishing one invalidates all of their pages.
  const beside = {id: found._id, language: found.language, publishedAt: found.publishedAt}
  const neighbors = await fetchContent(neighborsQuery, beside)
  const author = found.author && {
    ...found.author,
    profileUrl: allowedHref(found.author.profileUrl),
  }
  const language = isLocale(found.language) ? found.language : locale
  const article = {...found, author, ...neighbors}
  const callsToAction = await fetchContent(callsToActionQuery)
  const mentioned = referencedFigureKeys(article.body)
  const keys = [...new Set([...mentioned, ...figureKeys([article, callsToAction])])]
  const figures = await fetchFigures(keys)
  const readIn = language === locale ? undefined : {locale, linked: await linkedFrom(article)}
  return {
    content: insertNamed(article, {language, callsToAction, figures, readIn}),
    language,
    figures: mentioned.flatMap((key) => figures.find((figure) => figure.key === key) ?? []),
  }
}

/** The parts of the blog page that articles show, with figures inserted; null when there is none. */
export async function getBlog(locale: Locale): Promise<BlogContent | null> {
  const blog = await fetchContent(blogQuery, {locale, path: blogPath})
  return blog && complete(blog, locale)
}

/**
 * An article's path in each language: its translation's, or the untranslated article's path under that language. For
 * menus; search engines get real translations only.
 */
export function articleTranslations(
  article: DocumentPaths & {translations: Translation[] | null},
): Translation[] {
  return locales.flatMap((language) => {
    const path = pathIn(language, article)
    return path ? [{language, path}] : []
  })
}

type Listed = GuideQueryResult[number]

const timeOf = ({publishedAt}: Listed) => parseDate(publishedAt ?? '')?.getTime() ?? -Infinity

/** Articles in the order of all lists, then pages. */
function newestFirst(one: Listed, other: Listed): number {
  const [time, otherTime] = [timeOf(one), timeOf(other)]
  if (time !== otherTime) return otherTime - time
  return one._id < other._id ? -1 : 1
}

/** Reads the articles of all languages, newest first, then the pages. Call it in a cached function. */
export async function readListedDocuments(): Promise<GuideQueryResult> {
  return (await readBatches(guideQuery)).toSorted(newestFirst)
}

/** The documents with a path in a language, without those that no list names. */
export function listedIn(locale: Locale, documents: GuideQueryResult): GuideQueryResult {
  return documents.filter(
    ({language, path, hidden}) => language === locale && isValidPath(language, path) && !hidden,
  )
}

/** Title of a release, or null without one. */
export async function getReleaseTitle(name: string): Promise<string | null> {
  const release = await draftClient().releases.get({releaseId: name})
  return release?.metadata?.title?.toWellFormed() ?? null
}
