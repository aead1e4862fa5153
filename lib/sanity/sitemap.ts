import 'server-only'
import {redirectedPaths} from '../i18n/published-paths'
import {withTwins} from '../i18n/twins'
import {type SitemapEntry, sitemapEntries} from '../seo/sitemap'
import {fetchPublished} from './fetch'
import {addressesQuery, sitemapDocumentsQuery, sitemapPartsQuery} from './queries'
import {fetchSlices} from './slices'

/** Every address that search engines may list, with the time of its last change. */
export async function getSitemap(): Promise<SitemapEntry[]> {
  const documents = await fetchSlices(sitemapDocumentsQuery)
  const parts = await fetchSlices(sitemapPartsQuery)
  const addresses = await fetchPublished(addressesQuery)
  const {translations} = addresses
  return sitemapEntries({documents, translations, parts}, redirectedPaths(withTwins(addresses)))
}
