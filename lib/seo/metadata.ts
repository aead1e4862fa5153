import 'server-only'
import type {Metadata} from 'next'

import {publicEnv} from '../env'
import {defaultLocale, isLocale} from '../i18n/locales'
import {pageHref} from '../i18n/paths'
import type {PageContent, SiteSettings} from '../sanity/content'

function absolute(href: string): string {
  return new URL(href, publicEnv.siteUrl).href
}

/** Addresses of the page in every language it exists in; none for a page without a twin. */
function languageAlternates(page: PageContent): Record<string, string> | undefined {
  const twins = (page.twins ?? []).flatMap(({language, path}) =>
    isLocale(language) && path ? [[language, absolute(pageHref(language, path))] as const] : [],
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

  const {title, description, keywords, noIndex} = page.seo
  const locale = isLocale(page.language) ? page.language : defaultLocale
  const url = absolute(pageHref(locale, page.path))
  return {
    title,
    description,
    keywords,
    robots: {index: !noIndex, follow: true},
    alternates: {canonical: url, languages: languageAlternates(page)},
    openGraph: {title, description, url, siteName, locale, type: 'website'},
  }
}
