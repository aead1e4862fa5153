import {getSitemapFiles} from '@/lib/content/sitemap'
import {partName} from '@/lib/seo/sitemap'

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
  const files = await getSitemapFiles()
  const xml = files.find((_, index) => partName(index) === part)
  if (!xml) return new Response(null, {status: 404})
  return new Response(xml, {
    headers: {'content-type': 'application/xml; charset=utf-8'},
  })
}
