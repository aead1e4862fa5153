import 'server-only'
import type {Metadata} from 'next'

import {defaultLocale, isLocale} from '../i18n/locales'
import {pageHref} from '../i18n/paths'
import type {PageContent, SiteSettings} from '../sanity/content'
import {shareImage} from '../sanity/image'
import {absoluteUrl} from './absolute-url'

/** Addresses of the page in every language it exists in; none for a page without a twin. */
function languageAlternates(page: PageContent): Record<string, string> | undefined {
  const twins = (page.twins ?? []).flatMap(({language, path}) =>
    isLocale(language) && path ? [[language, absoluteUrl(pageHref(language, path))] as const] : [],
  )
  if (twins.length < 2) return undefined
  const languages = Object.fromEntries(twins)
  const original = languages[defaultLocale]
  return original ? {...languages, 'x-default': original} : languages
}

/** What the head of a page says; a page that is missing is not indexed. */
export function pageMetadata(page: PageContent | null, settings: SiteSettings | null): Metadata {
  const siteName = settings?.name
  if (!page) return {title: siteName, robots: {index: false}}

  const {title, description, keywords, noIndex, image} = page.seo
  const shared = image && shareImage(image)
  const images = shared ? [shared] : undefined
  const locale = isLocale(page.language) ? page.language : defaultLocale
  const url = absoluteUrl(pageHref(locale, page.path))
  return {
    title,
    description,
    keywords,
    robots: {index: !noIndex, follow: true},
    alternates: {canonical: url, languages: languageAlternates(page)},
    openGraph: {title, description, url, siteName, locale, type: 'website', images},
    twitter: {card: images ? 'summary_large_image' : 'summary', title, description, images},
  }
}
