import {articleQuery} from '@/components/blog/article-query'
import {textResponse} from '@/lib/sanity/text-response'
import {readFeed} from '@/lib/seo/feeds/published-feed'

/** The newest articles as RSS, or 404 where no page lists them. */
export async function GET(
  request: Request,
  {params}: RouteContext<'/[locale]/blog/feed.xml'>,
): Promise<Response> {
  const {locale} = await params
  return textResponse(request, () => readFeed(articleQuery, locale))
}
