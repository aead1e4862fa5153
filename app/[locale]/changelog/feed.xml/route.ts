import {textResponse} from '@/lib/sanity/cache/text-response'
import {readChangelogFeed} from '@/lib/seo/feeds/changelog'

/** The changelog as RSS, or 404 where no page has one. */
export async function GET(
  request: Request,
  {params}: RouteContext<'/[locale]/changelog/feed.xml'>,
): Promise<Response> {
  const {locale} = await params
  return textResponse(request, () => readChangelogFeed(locale))
}
