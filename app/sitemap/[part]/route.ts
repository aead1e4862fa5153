import {getSitemapFiles, partName} from '@/lib/seo/sitemap'

// Next.js rejects an empty list; the first part is the whole sitemap when there is no index.
export function generateStaticParams() {
  return [{part: partName(0)}]
}

/** Serves one file of a split sitemap. */
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
