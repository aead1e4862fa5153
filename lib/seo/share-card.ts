import {coverOf} from '../content/cover'
import type {ArticleContent, PageContent, SiteSettings} from '../content/types'
import type {Locale} from '../i18n/locales'

/** What the picture for sharing a page or an article shows; two cards with the same content are the same picture. */
export interface ShareCard {
  locale: Locale
  siteName: string | null
  title: string
  /** Of an article: its cover, as its own page has it, and the minutes it takes to read. */
  article: {cover: ReturnType<typeof coverOf>; minutes: number} | null
}

/** The large words that a page opens with, or its name where it opens without. */
function openingOf({sections, title}: PageContent): string {
  const first = sections[0]
  if (!first) return title
  const words = 'title' in first ? first.title : 'heading' in first ? first.heading : null
  return words ?? title
}

/** The card of a page. */
export function pageCard(
  page: PageContent,
  locale: Locale,
  settings: Pick<SiteSettings, 'name'> | null,
): ShareCard {
  return {locale, siteName: settings?.name ?? null, title: openingOf(page), article: null}
}

/** The card of an article, in the language that it is written in. */
export function articleCard(
  content: ArticleContent,
  language: Locale,
  settings: Pick<SiteSettings, 'name'> | null,
): ShareCard {
  const {title, path, readTime} = content
  return {
    locale: language,
    siteName: settings?.name ?? null,
    title,
    article: {cover: coverOf({path, readTime}), minutes: readTime},
  }
}
