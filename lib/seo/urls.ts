import {parseDate} from '../i18n/dates'
import type {Locale} from '../i18n/locales'
import type {ArticleContent} from '../sanity/types'
import {publicEnv} from '../server/env'
import {allowedHref} from '../urls/links'
import {pageHref} from '../urls/paths'

/** Absolute URL of a path: `/about` → `https://www.example.com/about`. */
export function absoluteUrl(href: string): string {
  return new URL(href, publicEnv.siteUrl).href
}

interface Written {
  content: Pick<ArticleContent, 'canonicalPath' | 'path'>
  language: Locale
}

/** Canonical URL of an article: the one that its editor set, or its own. */
export function articleUrl({content, language}: Written): string {
  return absoluteUrl(allowedHref(content.canonicalPath) ?? pageHref(language, content.path))
}

/** An article's day with a time zone, which validators of structured data require; null for what is no date. */
export function zonedDate(day: string): string | null {
  const date = parseDate(day)
  if (!date) return null
  return day.includes('T') ? date.toISOString() : `${day}T00:00:00Z`
}
