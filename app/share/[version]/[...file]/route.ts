import {cacheLife} from 'next/cache'

import {articleQuery} from '@/components/blog/article-query'
import {pageQuery} from '@/components/sections/page-query'
import {drawShareCard} from '@/components/share-card/share-card'
import {getShareAddresses, getShareCard} from '@/lib/seo/published-share-cards'
import {cardVersion, parseSharePathname, shareHref, shareParts} from '@/lib/seo/share-address'
import type {ShareCard} from '@/lib/seo/share-card'

const queries = {page: pageQuery, article: articleQuery}

/** Next.js rejects an empty list, so a dataset without pages builds one image that is not found. */
const placeholderParams = {version: '-', file: ['-']}

export async function generateStaticParams() {
  const addresses = await getShareAddresses(queries)
  const params = addresses.map((address) => {
    const [version = '', ...file] = shareParts(address)
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
  const address = parseSharePathname(`/share/${[version, ...file].join('/')}`)
  const card = address && (await getShareCard(queries, address.locale, address.path))
  if (!card) return new Response(null, {status: 404})

  const current = {...address, version: cardVersion(card)}
  if (current.version !== address.version) {
    const headers = {location: shareHref(current), 'cache-control': 'no-store'}
    return new Response(null, {status: 307, headers})
  }
  return new Response(await cachedImage(card), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })
}
