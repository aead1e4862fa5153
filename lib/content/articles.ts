import 'server-only'
import {isLocale, type Locale} from '../i18n/locales'
import {articleFolder, blogPath} from '../routing/paths'
import {fetchContent} from './fetch'
import {figureKeys, insertFigures, referencedFigureKeys} from './figures/insert'
import {linkedPaths, localizeDestinations} from './localize-destinations'
import {getNeighbours} from './neighbours'
import {articleQuery, blogQuery, figuresQuery, linkedAddressesQuery} from './queries'
import type {ArticleContent, BlogContent, FigureNote} from './types'
import {withFigures} from './with-figures'

export interface Article {
  content: ArticleContent
  /** The language it is written in, which may not be its reader's. */
  language: Locale
  /** The figures it names, in the order of their first mention. */
  figures: FigureNote[]
}

/**
 * In another language than its own, the links of a text lead to what readers of that language have. Only what it links to
 * is asked for: with all addresses, each publish would make every such article stale.
 */
async function inLocale(article: ArticleContent, language: Locale, locale: Locale) {
  if (language === locale) return article
  const paths = linkedPaths(article.body).sort()
  const slugs = paths.flatMap((path) => articleSlug(path) ?? [])
  const linked = await fetchContent(linkedAddressesQuery, {paths, slugs})
  return {...article, body: localizeDestinations(article.body, locale, linked)}
}

/** The article that readers of a language find at a slug, its figures written out, or null when there is none. */
export async function getArticle(locale: Locale, slug: string): Promise<Article | null> {
  const found = await fetchContent(articleQuery, {locale, slug})
  if (!found) return null
  const article = {...found, ...(await getNeighbours(found))}
  const named = referencedFigureKeys(article.body)
  const keys = [...new Set([...named, ...figureKeys(article)])].sort()
  const notes = keys.length === 0 ? [] : await fetchContent(figuresQuery, {keys})
  const language = isLocale(article.language) ? article.language : locale
  return {
    content: insertFigures(await inLocale(article, language, locale), notes, language),
    language,
    figures: named.flatMap((key) => notes.find((note) => note.key === key) ?? []),
  }
}

/** What articles take from the page that lists them, its figures written out, or null while there is none. */
export async function getBlog(locale: Locale): Promise<BlogContent | null> {
  const blog = await fetchContent(blogQuery, {locale, path: blogPath})
  return blog && withFigures(blog, locale)
}

/** The slug in the path of an article, or null for another path. */
export function articleSlug(path: string): string | null {
  return path.startsWith(articleFolder) ? path.slice(articleFolder.length) : null
}
