import {textResponse} from '@/lib/sanity/text-response'
import {readSitemap} from '@/lib/seo/sitemap'

/** Serves the sitemap. */
export function GET(request: Request): Promise<Response> {
  return textResponse(request, readSitemap)
}
