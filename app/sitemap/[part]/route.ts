import {getSitemap} from '@/lib/sanity/sitemap'
import {partName, sitemapParts, sitemapXml} from '@/lib/seo/sitemap'

// Next.js refuses an empty list; the first part is the whole of a sitemap that needs no others.
export function generateStaticParams() {
  return [{part: partName(0)}]
}

/** One of the files of a sitemap that is too long for one. */
export async function GET(
  _request: Request,
  {params}: RouteContext<'/sitemap/[part]'>,
): Promise<Response> {
  const {part} = await params
  const parts = sitemapParts(await getSitemap())
  const entries = parts.find((_, index) => partName(index) === part)
  if (!entries) return new Response(null, {status: 404})
  return new Response(sitemapXml(entries), {
    headers: {'content-type': 'application/xml; charset=utf-8'},
  })
}
