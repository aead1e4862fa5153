import {getSitemapFiles, sitemapIndexXml, sitemapXml} from '@/lib/seo/sitemap'

/** Serves the sitemap, or the sitemap index when there are too many URLs for one file. */
export async function GET(): Promise<Response> {
  const files = await getSitemapFiles()
  const xml =
    files.length > 1 ? await sitemapIndexXml(files.length) : (files[0] ?? (await sitemapXml([])))
  return new Response(xml, {headers: {'content-type': 'application/xml; charset=utf-8'}})
}
