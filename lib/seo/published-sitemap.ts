import 'server-only'
import {cacheLife} from 'next/cache'

import {addressesQuery} from '../addresses/queries'
import {fetchPublished, lifetime, readBatches} from '../content/fetch'
import {sitemapDocumentsQuery, sitemapPartsQuery} from '../content/queries'
import {sitemapEntries, sitemapParts, sitemapXml} from './sitemap'

/**
 * The files of the sitemap: every indexable URL with its last change. Cached here, because Next.js runs a route twice
 * to prerender it.
 */
export async function getSitemapFiles(): Promise<string[]> {
  'use cache'
  cacheLife(lifetime)
  const documents = await readBatches(sitemapDocumentsQuery)
  const parts = await readBatches(sitemapPartsQuery)
  const {translations} = await fetchPublished(addressesQuery)
  const entries = sitemapEntries({documents, translations, parts})
  return Promise.all(sitemapParts(entries).map((part) => sitemapXml(part)))
}
