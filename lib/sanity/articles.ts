import 'server-only'
import {isLocale, type Locale} from '../i18n/locales'
import {allowedHref} from '../urls/links'
import {articleFolder, blogPath, pageHref} from '../urls/paths'
import {linkedAddressesQuery} from './addresses/queries'
import {linkedPaths, localizeDestinations} from './destinations'
import {fetchContent} from './fetch'
import {figureKeys, insertFigures, referencedFigureKeys} from './figures/insert'
import {blogQuery, figuresQuery, neighborsQuery} from './queries'
import type {ArticleContent, ArticleQuery, BlogContent, FigureNote} from './types'
import {withActions} from './with-actions'
import {withFigures} from './with-figures'

export interface Article {
  content: ArticleContent
  /** The article's language, which may differ from its reader's. */
  language: Locale
  /** The figures it mentions, in order of first mention. */
  figures: FigureNote[]
}

/**
 * Points the links of an article read under another language at that language's pages. Queries only the linked
 * addresses: with all of them, every publish would invalidate the article.
 */
async function inLocale(article: ArticleContent, language: Locale, locale: Locale) {
  if (language === locale) return article
  const paths = linkedPaths(article.body).sort()
  const slugs = paths.flatMap((path) => articleSlug(path) ?? [])
  const linked = await fetchContent(linkedAddressesQuery, {paths, slugs})
  return {...article, body: localizeDestinations(article.body, locale, linked)}
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
  const article = await withActions({...found, author, ...neighbors}, language)
  const named = referencedFigureKeys(article.body)
  const keys = [...new Set([...named, ...figureKeys(article)])].sort()
  const notes = keys.length === 0 ? [] : await fetchContent(figuresQuery, {keys})
  return {
    content: insertFigures(await inLocale(article, language, locale), notes, language),
    language,
    figures: named.flatMap((key) => notes.find((note) => note.key === key) ?? []),
  }
}

/** The parts of the blog page that articles show, with figures inserted; null when there is none. */
export async function getBlog(locale: Locale): Promise<BlogContent | null> {
  const blog = await fetchContent(blogQuery, {locale, path: blogPath})
  return blog && withFigures(await withActions(blog, locale), locale)
}

/** The slug in the path of an article; null for other paths. */
export function articleSlug(path: string): string | null {
  return path.startsWith(articleFolder) ? path.slice(articleFolder.length) : null
}
