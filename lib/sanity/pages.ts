import 'server-only'
import {type Locale, locales} from '../i18n/locales'
import {allowedHref} from '../urls/links'
import {articleFolder, pageHref, parentPath} from '../urls/paths'
import {publishedPaths} from './addresses/published-paths'
import {addressesQuery, newestAddressesQuery} from './addresses/queries'
import {withTranslations} from './addresses/read-addresses'
import {currentAnnouncementBar} from './announcement-bar'
import {client} from './clients/client'
import {fetchContent, fetchPublished} from './fetch'
import {siteSettingsQuery} from './queries'
import type {PageContent, PageQuery, SiteSettings} from './types'
import {withActions} from './with-actions'
import {withFigures} from './with-figures'

/** The page at a path, with figures inserted, or null when there is none. */
export async function getPage(
  query: PageQuery,
  locale: Locale,
  path: string,
): Promise<PageContent | null> {
  const page = await fetchContent(query, {locale, path, parent: parentPath(path)})
  return page && withFigures(await withActions(page, locale), locale)
}

/** The site settings in one language, or null in an empty dataset. */
export async function getSiteSettings(locale: Locale): Promise<SiteSettings | null> {
  const [settings, announcementBar] = await Promise.all([
    fetchContent(siteSettingsQuery, {locale}),
    currentAnnouncementBar(locale),
  ])
  if (!settings) return null
  const {figuresPath, actions, navigation, ...others} = await withFigures(
    await withActions({...settings, announcementBar}, locale),
    locale,
  )
  return {
    ...others,
    actions: actions && {...actions, appUrl: allowedHref(actions.appUrl)},
    navigation: navigation && {...navigation, socialUrl: allowedHref(navigation.socialUrl)},
    figuresHref: figuresPath ? pageHref(locale, figuresPath) : null,
    languages: locales.filter((language) => language === locale || navigation?.menus?.[language]),
  }
}

/** Language and path of every published page and article, newest article first. */
export async function getPublishedPaths(): Promise<{locale: Locale; path: string}[]> {
  return publishedPaths(withTranslations(await fetchPublished(addressesQuery)))
}

/** Articles per language that a build renders, newest first; others are rendered on first request. */
const prerenderedArticles = 100

/** Language and path of what a build renders: every page, and the newest articles of each language. */
export async function getPrerenderedPaths(
  published?: {locale: Locale; path: string}[],
): Promise<{locale: Locale; path: string}[]> {
  const left = new Map(locales.map((locale) => [locale, prerenderedArticles]))
  const all = published ?? (await getPublishedPaths())
  return all.filter(({locale, path}) => {
    if (!path.startsWith(articleFolder)) return true
    const more = left.get(locale) ?? 0
    left.set(locale, more - 1)
    return more > 0
  })
}

/** Query timeout in milliseconds; short, because warming these pages is optional. */
const timeout = 2000

/** Current paths of the documents changed last; empty when the Content Lake does not respond. */
export async function getNewestPaths(): Promise<{locale: Locale; path: string}[]> {
  const signal = AbortSignal.timeout(timeout)
  return client
    .fetch(newestAddressesQuery, {}, {cacheMode: 'noStale', signal})
    .then(publishedPaths)
    .catch(() => [])
}
