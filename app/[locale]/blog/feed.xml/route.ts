import {articleQuery} from '@/components/blog/article-query'
import {locales} from '@/lib/i18n/locales'
import {getBlogFeed} from '@/lib/seo/feeds/published-feed'
import {rssFeed} from '@/lib/seo/feeds/rss'

export function generateStaticParams() {
  return locales.map((locale) => ({locale}))
}

/** The newest articles as RSS, or 404 where no page lists them. */
export async function GET(
  _request: Request,
  {params}: RouteContext<'/[locale]/blog/feed.xml'>,
): Promise<Response> {
  const feed = await getBlogFeed(articleQuery, (await params).locale)
  if (!feed) return new Response(null, {status: 404})
  return new Response(rssFeed(feed), {
    headers: {'content-type': 'application/rss+xml; charset=utf-8'},
  })
}
