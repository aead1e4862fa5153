import 'server-only'
import {type Locale, locales} from '../i18n/locales'
import {allowedHref} from '../routing/links'
import {articleFolder, parentPath} from '../routing/paths'
import {publishedPaths} from '../routing/published-paths'
import {withTranslations} from '../routing/translations'
import {currentAnnouncementBar} from './announcement-bar'
import {client} from './client'
import {fetchContent, fetchPublished} from './fetch'
import {addressesQuery, newestAddressesQuery, pageQuery, siteSettingsQuery} from './queries'
import type {PageContent, SiteSettings} from './types'
import {withActions} from './with-actions'
import {withFigures} from './with-figures'

/** The page at a path, its figures written out, or null when there is none. */
export async function getPage(locale: Locale, path: string): Promise<PageContent | null> {
  const page = await fetchContent(pageQuery, {locale, path, parent: parentPath(path)})
  return page && withFigures(await withActions(page, locale), locale)
}

/** The shared facts of the site in one language, or null in an empty dataset. */
export async function getSiteSettings(locale: Locale): Promise<SiteSettings | null> {
  const [settings, announcementBar] = await Promise.all([
    fetchContent(siteSettingsQuery, {locale}),
    currentAnnouncementBar(locale),
  ])
  if (!settings) return null
  const {appUrl, socialUrl, menus, ...others} = await withFigures(
    await withActions({...settings, announcementBar}, locale),
    locale,
  )
  return {
    ...others,
    appUrl: allowedHref(appUrl),
    socialUrl: allowedHref(socialUrl),
    languages: locales.filter((language) => language === locale || menus?.[language]),
  }
}

/** Language and path of every published page and article; of two articles in a language the newer is first. */
export async function getPublishedPaths(): Promise<{locale: Locale; path: string}[]> {
  return publishedPaths(withTranslations(await fetchPublished(addressesQuery)))
}

/** Articles of a language that are rendered before anybody asks for them, the newest; the others wait for their first visitor. */
const articlesAhead = 100

/** Language and path of what is rendered by the build: every page, and the newest articles of each language. */
export async function getPathsBuiltAhead(
  published?: {locale: Locale; path: string}[],
): Promise<{locale: Locale; path: string}[]> {
  const left = new Map(locales.map((locale) => [locale, articlesAhead]))
  const all = published ?? (await getPublishedPaths())
  return all.filter(({locale, path}) => {
    if (!path.startsWith(articleFolder)) return true
    const more = left.get(locale) ?? 0
    left.set(locale, more - 1)
    return more > 0
  })
}

/** How long the newest paths are waited for, in milliseconds; to know them only saves time. */
const timeout = 2000

/** The paths of what was changed last, as they are at this moment; none while the Content Lake does not answer. */
export async function getNewestPaths(): Promise<{locale: Locale; path: string}[]> {
  const signal = AbortSignal.timeout(timeout)
  return client
    .fetch(newestAddressesQuery, {}, {cacheMode: 'noStale', signal})
    .then(publishedPaths)
    .catch(() => [])
}
