import {textResponse} from '@/lib/sanity/text-response'
import {readSitemapPart} from '@/lib/seo/sitemap'

/** Serves one file of a split sitemap. */
export async function GET(
  request: Request,
  {params}: RouteContext<'/sitemap/[part]'>,
): Promise<Response> {
  const {part} = await params
  return textResponse(request, () => readSitemapPart(part))
}
