import {cacheLife} from 'next/cache'

import {articleQuery} from '@/components/blog/article-query'
import {pageQuery} from '@/components/sections/page-query'
import {drawShareCard} from '@/components/share-card/share-card'
import {getSharedImages, getShareCard} from '@/lib/seo/share-card'
import {
  type ShareCard,
  cardVersion,
  parseShareHref,
  shareHref,
  shareParts,
} from '@/lib/seo/share-href'
import {storing} from '@/lib/server/storing'

const queries = {page: pageQuery, article: articleQuery}

/** Next.js rejects an empty list, so a dataset without pages builds one image that is not found. */
const placeholderParams = {version: '-', file: ['-']}

export async function generateStaticParams() {
  const images = await getSharedImages(queries)
  const params = images.map((image) => {
    const [version = '', ...file] = shareParts(image)
    return {version, file}
  })
  return params.length > 0 ? params : [placeholderParams]
}

async function cachedImage(card: ShareCard) {
  'use cache'
  cacheLife('max')
  return drawShareCard(card)
}

/** Share image of a page or article. An outdated version redirects to the current one. */
export async function GET(
  _: Request,
  {params}: RouteContext<'/share/[version]/[...file]'>,
): Promise<Response> {
  const {version, file} = await params
  const image = parseShareHref(`/share/${[version, ...file].join('/')}`)
  const card = image && (await getShareCard(queries, image.locale, image.path))
  if (!card) return new Response(null, {status: 404})

  const current = {...image, version: cardVersion(card)}
  if (current.version !== image.version) {
    const headers = {location: shareHref(current), 'cache-control': storing.nobody}
    return new Response(null, {status: 307, headers})
  }
  return new Response(await cachedImage(card), {
    headers: {
      'content-type': 'image/png',
      'cache-control': storing.version,
    },
  })
}
