import {textResponse} from '@/lib/sanity/text-response'
import {readSitemap} from '@/lib/seo/sitemap'

/** Serves the sitemap, or the sitemap index when there are too many URLs for one file. */
export function GET(request: Request): Promise<Response> {
  return textResponse(request, readSitemap)
}
