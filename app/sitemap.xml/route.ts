import {getSitemap} from '@/lib/sanity/sitemap'
import {sitemapIndexXml, sitemapParts, sitemapXml} from '@/lib/seo/sitemap'

/** Every address for search engines, or the list of the files with them when one cannot hold them all. */
export async function GET(): Promise<Response> {
  const entries = await getSitemap()
  const parts = sitemapParts(entries)
  const xml = parts.length > 1 ? sitemapIndexXml(parts.length) : sitemapXml(entries)
  return new Response(xml, {headers: {'content-type': 'application/xml; charset=utf-8'}})
}
