import 'server-only'
import type {Metadata} from 'next'

import {defaultLocale, isLocale, languages} from '../i18n/locales'
import type {Article} from '../sanity/pages'
import type {PageContent, SiteSettings} from '../sanity/types'
import {pageHref} from '../urls/paths'
import {alternatesOf, foundLanguages, type CanonicalAddress} from './alternates'
import {articleCard, pageCard} from './share-card'
import {type ShareImage, shareImageOf} from './share-image'
import {documentTitle} from './title'
import {absoluteUrl, articleUrl} from './urls'
import {zonedDate} from './zoned-date'

interface Head {
  seo: PageContent['seo']
  address: CanonicalAddress
  image: ShareImage
  siteName: string | undefined
}

/** Metadata shared by pages and articles. */
function headOf({seo, address, image, siteName}: Head) {
  const {title, description, keywords, noIndex} = seo
  const [language, ...others] = foundLanguages(address)
  const {url, alt} = image
  return {
    title: documentTitle(title, siteName),
    description,
    keywords,
    robots: {index: !noIndex, follow: true, 'max-image-preview': 'large' as const},
    alternates: alternatesOf(address),
    openGraph: {
      title,
      description,
      url: address.url,
      siteName,
      locale: languages[language ?? address.language].openGraph,
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
    address: {
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
    address: {
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
      publishedTime: zonedDate(publishedAt),
      modifiedTime: zonedDate(updatedAt ?? publishedAt),
      authors: author && [author.name],
      tags: seo.keywords,
    },
  }
}
