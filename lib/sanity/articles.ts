import 'server-only'
import {figureKeys, insertFigures, referencedFigureKeys} from '../figures/insert'
import {isLocale, type Locale} from '../i18n/locales'
import {articleFolder, blogPath} from '../i18n/paths'
import type {ArticleContent, FigureNote} from './content'
import {fetchPublished} from './fetch'
import {articleQuery, blogTitleQuery, figuresQuery} from './queries'

interface Article {
  content: ArticleContent
  /** The figures it names, in the order of their first mention. */
  figures: FigureNote[]
}

/** The published article that readers of a language find at a slug, its figures written out, or null when there is none. */
export async function getArticle(locale: Locale, slug: string): Promise<Article | null> {
  const article = await fetchPublished(articleQuery, {locale, slug})
  if (!article) return null
  const named = referencedFigureKeys(article)
  const keys = [...new Set([...named, ...figureKeys(article)])].sort()
  const notes = keys.length === 0 ? [] : await fetchPublished(figuresQuery, {keys})
  const language = isLocale(article.language) ? article.language : locale
  return {
    content: insertFigures(article, notes, language),
    figures: named.flatMap((key) => notes.find((note) => note.key === key) ?? []),
  }
}

/** What the page that lists the articles is called, or null while there is none. */
export async function getBlogTitle(locale: Locale): Promise<string | null> {
  return fetchPublished(blogTitleQuery, {locale, path: blogPath})
}

/** The slug in the path of an article, or null for another path. */
export function articleSlug(path: string): string | null {
  return path.startsWith(articleFolder) ? path.slice(articleFolder.length) : null
}
