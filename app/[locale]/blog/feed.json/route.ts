import {articleQuery} from '@/components/blog/article-query'
import {locales} from '@/lib/i18n/locales'
import {jsonFeed} from '@/lib/seo/feeds/json-feed'
import {getBlogFeed} from '@/lib/seo/feeds/published-feed'

export function generateStaticParams() {
  return locales.map((locale) => ({locale}))
}

/** The newest articles as JSON Feed, or 404 where no page lists them. */
export async function GET(
  _request: Request,
  {params}: RouteContext<'/[locale]/blog/feed.json'>,
): Promise<Response> {
  const feed = await getBlogFeed(articleQuery, (await params).locale)
  if (!feed) return new Response(null, {status: 404})
  return new Response(jsonFeed(feed), {
    headers: {'content-type': 'application/feed+json; charset=utf-8'},
  })
}
