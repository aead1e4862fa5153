import 'server-only'
import type {Locale} from '../i18n/locales'
import {parentPath} from '../i18n/paths'
import {publishedPaths} from '../i18n/published-paths'
import type {PageContent, SiteSettings} from './content'
import {fetchPublished} from './fetch'
import {addressesQuery, pageQuery, siteSettingsQuery} from './queries'
import {withFigures} from './with-figures'

/** The published page at a path, its figures written out, or null when there is none. */
export async function getPage(locale: Locale, path: string): Promise<PageContent | null> {
  const page = await fetchPublished(pageQuery, {locale, path, parent: parentPath(path)})
  return page && withFigures(page, locale)
}

/** The shared facts of the site in one language, or null in an empty dataset. */
export async function getSiteSettings(locale: Locale): Promise<SiteSettings | null> {
  const settings = await fetchPublished(siteSettingsQuery, {locale})
  return settings && withFigures(settings, locale)
}

/** Language and path of every published page and article. */
export async function getPublishedPaths(): Promise<{locale: Locale; path: string}[]> {
  return publishedPaths(await fetchPublished(addressesQuery))
}
