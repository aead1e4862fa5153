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
  if (!page) return {title: settings?.name, robots: {index: false}}
  const {seo, language, path} = page
  const canonical = absolute(pageHref(isLocale(language) ? language : defaultLocale, path))
  return {
    title: seo?.title ?? page.title,
    description: seo?.description,
    keywords: seo?.keywords,
    robots: {index: !seo?.noIndex, follow: true},
    alternates: {canonical, languages: languageAlternates(page)},
    openGraph: {
      title: seo?.title,
      description: seo?.description,
      url: canonical,
      siteName: settings?.name,
      locale: language ?? undefined,
      type: 'website',
    },
  }
}
