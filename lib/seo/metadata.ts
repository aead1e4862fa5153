import 'server-only'
import type {Metadata} from 'next'

import {defaultLocale, isLocale, languages, type Locale} from '../i18n/locales'
import {translatorFor} from '../i18n/messages'
import type {Article} from '../sanity/pages'
import type {PageContent, SiteSettings} from '../sanity/types'
import {isValidPath} from '../urls/hrefs'
import {pageHref, articleFolder, blogPath, feedHref, markdownHref, searchPath} from '../urls/paths'
import {articleCard, pageCard, type ShareImage, shareImageOf} from './share-card'
import {documentTitle, cutText, longest} from './title'
import {absoluteUrl, articleUrl, zonedDate} from './urls'

interface Head {
  seo: PageContent['seo']
  paths: CanonicalPaths
  image: ShareImage
  siteName: string | undefined
}

/** Metadata shared by pages and articles. */
function headOf({seo, paths, image, siteName}: Head) {
  const {title, description, keywords, noIndex} = seo
  const [language, ...others] = foundLanguages(paths)
  const {url, alt} = image
  return {
    title: documentTitle(title, siteName),
    description,
    keywords,
    robots: {index: !noIndex, follow: true, 'max-image-preview': 'large' as const},
    alternates: alternatesOf(paths),
    openGraph: {
      title,
      description,
      url: paths.url,
      siteName,
      locale: languages[language ?? paths.language].openGraph,
      alternateLocale: others.map((other) => languages[other].openGraph),
      images: [image],
    },
    twitter: {
      card: 'summary_large_image' as const,
      title,
      description,
      images: [{url, alt}],
    },
  }
}

function missingMetadata(settings: SiteSettings | null): Metadata {
  return {title: settings?.name, robots: {index: false}}
}

/** Metadata of a page; a missing page is not indexed. */
export function pageMetadata(page: PageContent | null, settings: SiteSettings | null): Metadata {
  if (!page) return missingMetadata(settings)
  const {seo, path, translations} = page
  const language = isLocale(page.language) ? page.language : defaultLocale
  const head = headOf({
    seo,
    paths: {
      language,
      path,
      url: absoluteUrl(pageHref(language, path)),
      translations: seo.noIndex ? null : translations,
    },
    image: shareImageOf(seo.image, pageCard(page, language, settings), path),
    siteName: settings?.name,
  })
  return {...head, openGraph: {...head.openGraph, type: 'website'}}
}

/**
 * Metadata of an article. Without a translation it also has a URL in the reader's language; its
 * canonical is in its own.
 */
export function articleMetadata(article: Article | null, settings: SiteSettings | null): Metadata {
  if (!article) return missingMetadata(settings)
  const {content, language} = article
  const {seo, path, translations, canonicalPath, author, publishedAt, updatedAt} = content
  const head = headOf({
    seo,
    paths: {
      language,
      path,
      url: articleUrl(article),
      translations: seo.noIndex || canonicalPath ? null : translations,
    },
    image: shareImageOf(seo.image, articleCard(content, language, settings), path),
    siteName: settings?.name,
  })
  return {
    ...head,
    authors: author && [{name: author.name}],
    openGraph: {
      ...head.openGraph,
      type: 'article',
      publishedTime: zonedDate(publishedAt) ?? undefined,
      modifiedTime: zonedDate(updatedAt ?? publishedAt) ?? undefined,
      authors: author && [author.name],
      tags: seo.keywords,
    },
  }
}

type Translations = PageContent['translations']

/** Canonical URL and paths of a page or article. */
export interface CanonicalPaths {
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
}: Pick<CanonicalPaths, 'language' | 'translations'>): Locale[] {
  const others = (translations ?? []).filter(
    ({path, hidden, language: own}, index, all) =>
      isValidPath(own, path) &&
      !hidden &&
      all.findIndex((other) => other.language === own) === index,
  )
  return [...new Set([language, ...others.map((other) => other.language).filter(isLocale)])]
}

/**
 * hreflang links: one per translation, with the default locale as `x-default`. Empty without
 * translations; every version names the same set.
 */
function languageAlternates(paths: CanonicalPaths): Record<string, string> | undefined {
  const found = foundLanguages(paths)
  if (found.length < 2) return undefined
  const pathOf = (language: Locale) =>
    paths.translations?.find((translation) => translation.language === language)?.path
  const urls = Object.fromEntries(
    found
      .toSorted()
      .map((language) => [
        language,
        absoluteUrl(pageHref(language, pathOf(language) ?? paths.path)),
      ]),
  )
  const original = urls[defaultLocale]
  return original ? {...urls, 'x-default': original} : urls
}

/** Markdown version, and feeds on the blog. */
function formatAlternates({language, path}: CanonicalPaths): Record<string, string> {
  const markdown = {'text/markdown': absoluteUrl(markdownHref(language, path))}
  if (path !== blogPath && !path.startsWith(articleFolder)) return markdown
  return {
    ...markdown,
    'application/rss+xml': absoluteUrl(feedHref(language)),
  }
}

/** Canonical, hreflang and alternate formats of a page. */
function alternatesOf(paths: CanonicalPaths): NonNullable<Metadata['alternates']> {
  return {
    canonical: paths.url,
    languages: languageAlternates(paths),
    types: formatAlternates(paths),
  }
}

/** Metadata of search results: the query, and noindex. */
export function searchMetadata(
  locale: Locale,
  query: string,
  settings: SiteSettings | null,
): Metadata {
  const title = translatorFor(locale)('search.title', {query: cutText(query, longest.title)})
  return {
    title: documentTitle(title, settings?.name),
    robots: {index: false, follow: true},
    alternates: {canonical: absoluteUrl(pageHref(locale, searchPath))},
    // The URL holds search terms, which other sites must not see.
    referrer: 'same-origin',
  }
}
