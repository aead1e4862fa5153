import 'server-only'
import {redirectedPaths} from '../i18n/published-paths'
import {withTwins} from '../i18n/twins'
import {type SitemapEntry, sitemapEntries} from '../seo/sitemap'
import {fetchPublished} from './fetch'
import {addressesQuery, sitemapQuery} from './queries'

/** Every address that search engines may list, with the time of its last change. */
export async function getSitemap(): Promise<SitemapEntry[]> {
  const [listed, addresses] = await Promise.all([
    fetchPublished(sitemapQuery),
    fetchPublished(addressesQuery),
  ])
  return sitemapEntries(listed, redirectedPaths(withTwins(addresses)))
}
