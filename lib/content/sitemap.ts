import 'server-only'
import {cacheLife} from 'next/cache'

import {redirectedPaths} from '../routing/published-paths'
import {withTranslations} from '../routing/translations'
import {sitemapEntries, sitemapParts, sitemapXml} from '../seo/sitemap'
import {lifetime, readPublished} from './fetch'
import {addressesQuery, sitemapDocumentsQuery, sitemapPartsQuery} from './queries'
import {readSlices} from './slices'

/**
 * The files of the sitemap: every address that search engines may list, with the time of its last change. They are cached as
 * they are written, because Next.js runs a route twice to render it.
 */
export async function getSitemapFiles(): Promise<string[]> {
  'use cache'
  cacheLife(lifetime)
  const documents = await readSlices(sitemapDocumentsQuery)
  const parts = await readSlices(sitemapPartsQuery)
  const addresses = await readPublished(addressesQuery)
  const {translations} = addresses
  const redirects = redirectedPaths(withTranslations(addresses))
  const entries = await sitemapEntries({documents, translations, parts}, redirects)
  return sitemapParts(entries).map((part) => sitemapXml(part))
}
