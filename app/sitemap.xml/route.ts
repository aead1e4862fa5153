import {getSitemapFiles} from '@/lib/content/sitemap'
import {sitemapIndexXml, sitemapXml} from '@/lib/seo/sitemap'

/** Every address for search engines, or the list of the files with them when one cannot hold them all. */
export async function GET(): Promise<Response> {
  const files = await getSitemapFiles()
  const xml = files.length > 1 ? sitemapIndexXml(files.length) : (files[0] ?? sitemapXml([]))
  return new Response(xml, {headers: {'content-type': 'application/xml; charset=utf-8'}})
}
