import type {Metadata} from 'next'

import {defaultLocale, isLocale, type Locale} from '../i18n/locales'
import {articleFolder, blogPath, feedHref, markdownHref, pageHref} from '../routing/paths'
import type {PageContent} from '../content/types'
import {absoluteUrl} from './absolute-url'

type Twins = PageContent['twins']

/** Where a text is at home, and what else there is of it. */
export interface Home {
  language: Locale
  path: string
  /** Its whole address, or the one that its editor names as the original. */
  url: string
  /** Its versions in every language, itself included; null for what cannot be compared. */
  twins: Twins
}

/** The languages that a text is published in and may be found in, its own first; only its own without a twin. */
export function foundLanguages({language, twins}: Pick<Home, 'language' | 'twins'>): Locale[] {
  const others = (twins ?? []).filter(({path, hidden}) => path && !hidden)
  const languages = others.map((twin) => twin.language).filter(isLocale)
  return [...new Set([language, ...languages])]
}

/**
 * The addresses of a text in every language, and English for everybody else. Strictly those of its translations, so that
 * every address names exactly those that name it: none for what exists in one language only.
 */
function languageAlternates(home: Home): Record<string, string> | undefined {
  const languages = foundLanguages(home)
  if (languages.length < 2) return undefined
  const pathOf = (language: Locale) => home.twins?.find((twin) => twin.language === language)?.path
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

/** The addresses in the head of a page: its original, its twins, its other formats. */
export function alternatesOf(home: Home): NonNullable<Metadata['alternates']> {
  return {
    canonical: home.url,
    languages: languageAlternates(home),
    types: formatAlternates(home),
  }
}
