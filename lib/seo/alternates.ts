import type {Metadata} from 'next'

import {defaultLocale, isLocale, type Locale} from '../i18n/locales'
import type {PageContent} from '../sanity/types'
import {articleFolder, blogPath, feedHref, markdownHref, pageHref} from '../urls/paths'
import {hasAddress} from '../urls/site-path'
import {absoluteUrl} from './urls'

type Translations = PageContent['translations']

/** Canonical address of a page or article. */
export interface CanonicalAddress {
  language: Locale
  path: string
  /** Canonical URL: its own, or the one that its editor set. */
  url: string
  /** Versions by language, including itself; null without any, as for error pages. */
  translations: Translations
}

/** Languages in which a page or article is indexed, its own first. */
export function foundLanguages({
  language,
  translations,
}: Pick<CanonicalAddress, 'language' | 'translations'>): Locale[] {
  const others = (translations ?? []).filter(
    ({path, hidden, language: own}, index, all) =>
      hasAddress(own, path) &&
      !hidden &&
      all.findIndex((other) => other.language === own) === index,
  )
  return [...new Set([language, ...others.map((other) => other.language).filter(isLocale)])]
}

/**
 * hreflang links: one per translation, with the default locale as `x-default`. Empty without
 * translations; every version names the same set.
 */
function languageAlternates(address: CanonicalAddress): Record<string, string> | undefined {
  const languages = foundLanguages(address)
  if (languages.length < 2) return undefined
  const pathOf = (language: Locale) =>
    address.translations?.find((translation) => translation.language === language)?.path
  const urls = Object.fromEntries(
    languages
      .toSorted()
      .map((language) => [
        language,
        absoluteUrl(pageHref(language, pathOf(language) ?? address.path)),
      ]),
  )
  const original = urls[defaultLocale]
  return original ? {...urls, 'x-default': original} : urls
}

/** Markdown version, and feeds on the blog. */
function formatAlternates({language, path}: CanonicalAddress): Record<string, string> {
  const markdown = {'text/markdown': absoluteUrl(markdownHref(language, path))}
  if (path !== blogPath && !path.startsWith(articleFolder)) return markdown
  return {
    ...markdown,
    'application/rss+xml': absoluteUrl(feedHref(language, 'rss')),
    'application/feed+json': absoluteUrl(feedHref(language, 'json')),
  }
}

/** Canonical, hreflang and alternate formats of a page. */
export function alternatesOf(address: CanonicalAddress): NonNullable<Metadata['alternates']> {
  return {
    canonical: address.url,
    languages: languageAlternates(address),
    types: formatAlternates(address),
  }
}
