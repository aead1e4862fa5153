import 'server-only'
import type {Metadata} from 'next'

import {articleTwins} from '../blog/article-twins'
import {defaultLocale, isLocale} from '../i18n/locales'
import {pageHref} from '../i18n/paths'
import type {Article} from '../sanity/articles'
import type {PageContent, SiteSettings} from '../sanity/content'
import {shareImage} from '../sanity/image'
import {absoluteUrl} from './absolute-url'
import {articleUrl} from './article-url'

/** Addresses in every language that there is one for; none for what exists in one language only. */
function languageAlternates(twins: PageContent['twins']): Record<string, string> | undefined {
  const addresses = (twins ?? []).flatMap(({language, path}) =>
    isLocale(language) && path ? [[language, absoluteUrl(pageHref(language, path))] as const] : [],
  )
  if (addresses.length < 2) return undefined
  const languages = Object.fromEntries(addresses)
  const original = languages[defaultLocale]
  return original ? {...languages, 'x-default': original} : languages
}

/** What the head says of a page or an article, wherever it is read. */
function sharedMetadata(
  {title, description, keywords, noIndex, image}: PageContent['seo'],
  address: {url: string; twins: PageContent['twins']},
) {
  const {url, twins} = address
  const shared = image && shareImage(image)
  const images = shared ? [shared] : undefined
  return {
    title,
    description,
    keywords,
    robots: {index: !noIndex, follow: true},
    alternates: {canonical: url, languages: languageAlternates(twins)},
    openGraph: {title, description, url, images},
    twitter: {
      card: images ? ('summary_large_image' as const) : ('summary' as const),
      title,
      description,
      images,
    },
  }
}

function missingMetadata(settings: SiteSettings | null): Metadata {
  return {title: settings?.name, robots: {index: false}}
}

/** What the head of a page says; a page that is missing is not indexed. */
export function pageMetadata(page: PageContent | null, settings: SiteSettings | null): Metadata {
  if (!page) return missingMetadata(settings)
  const locale = isLocale(page.language) ? page.language : defaultLocale
  const url = absoluteUrl(pageHref(locale, page.path))
  const shared = sharedMetadata(page.seo, {url, twins: page.twins})
  return {
    ...shared,
    openGraph: {...shared.openGraph, siteName: settings?.name, locale, type: 'website'},
  }
}

/**
 * What the head of an article says. Readers of a language without a translation have an address of their own for the same
 * text; its original is where the text is in its own language.
 */
export function articleMetadata(article: Article | null, settings: SiteSettings | null): Metadata {
  if (!article) return missingMetadata(settings)
  const {content, language} = article
  const shared = sharedMetadata(content.seo, {
    url: articleUrl(article),
    twins: articleTwins(content),
  })
  return {
    ...shared,
    authors: [{name: content.author.name}],
    openGraph: {
      ...shared.openGraph,
      siteName: settings?.name,
      locale: language,
      type: 'article',
      publishedTime: content.publishedAt,
      modifiedTime: content.updatedAt ?? content.publishedAt,
      authors: [content.author.name],
    },
  }
}
