import type {Metadata} from 'next'

import type {PageContent} from '../content/types'
import {defaultLocale, isLocale, type Locale} from '../i18n/locales'
import {articleFolder, blogPath, feedHref, markdownHref, pageHref} from '../routing/paths'
import {absoluteUrl} from './absolute-url'

type Translations = PageContent['translations']

/** Where a text is at home, and what else there is of it. */
export interface Home {
  language: Locale
  path: string
  /** Its whole address, or the one that its editor names as the original. */
  url: string
  /** Its versions in every language, itself included; null for what cannot be compared. */
  translations: Translations
}

/** The languages that a text is published in and may be found in, its own first; only its own without a translation. */
export function foundLanguages({
  language,
  translations,
}: Pick<Home, 'language' | 'translations'>): Locale[] {
  const others = (translations ?? []).filter(({path, hidden}) => path && !hidden)
  const languages = others.map((translation) => translation.language).filter(isLocale)
  return [...new Set([language, ...languages])]
}

/**
 * The addresses of a text in every language, and English for everybody else. Strictly those of its translations, so that
 * every address names exactly those that name it: none for what exists in one language only.
 */
function languageAlternates(home: Home): Record<string, string> | undefined {
  const languages = foundLanguages(home)
  if (languages.length < 2) return undefined
  const pathOf = (language: Locale) =>
    home.translations?.find((translation) => translation.language === language)?.path
  const urls = Object.fromEntries(
    languages
      .toSorted()
      .map((language) => [
        language,
        absoluteUrl(pageHref(language, pathOf(language) ?? home.path)),
      ]),
  )
  const original = urls[defaultLocale]
  return original ? {...urls, 'x-default': original} : urls
}

/** The text as Markdown, and on the blog its feeds. */
function formatAlternates({language, path}: Home): Record<string, string> {
  const markdown = {'text/markdown': absoluteUrl(markdownHref(language, path))}
  if (path !== blogPath && !path.startsWith(articleFolder)) return markdown
  return {
    ...markdown,
    'application/rss+xml': absoluteUrl(feedHref(language, 'rss')),
    'application/feed+json': absoluteUrl(feedHref(language, 'json')),
  }
}

/** The addresses in the head of a page: its original, its translations, its other formats. */
export function alternatesOf(home: Home): NonNullable<Metadata['alternates']> {
  return {
    canonical: home.url,
    languages: languageAlternates(home),
    types: formatAlternates(home),
  }
}
