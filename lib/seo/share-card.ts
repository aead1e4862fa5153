import type {Locale} from '../i18n/locales'
import type {ArticleContent, PageContent, SiteSettings, Topic} from '../sanity/types'

/** Content of a share image; equal cards are the same image. */
export interface ShareCard {
  locale: Locale
  siteName: string | null
  title: string
  /** For articles: the cover and the reading time in minutes. */
  article: {
    cover: {topic: Topic; drawing: ArticleContent['cover']; seed: string}
    minutes: number
  } | null
}

/** The page's opening heading, or its title. */
function openingOf({sections, title}: PageContent): string {
  const first = sections[0]
  if (!first) return title
  const words = 'title' in first ? first.title : 'heading' in first ? first.heading : null
  return words ?? title
}

export function pageCard(
  page: PageContent,
  locale: Locale,
  settings: Pick<SiteSettings, 'name'> | null,
): ShareCard {
  return {locale, siteName: settings?.name ?? null, title: openingOf(page), article: null}
}

/** The card of an article, in its own language. */
export function articleCard(
  content: ArticleContent,
  language: Locale,
  settings: Pick<SiteSettings, 'name'> | null,
): ShareCard {
  const {title, topic, cover, path, readTime} = content
  return {
    locale: language,
    siteName: settings?.name ?? null,
    title,
    article: {cover: {topic, drawing: cover, seed: path}, minutes: readTime},
  }
}
