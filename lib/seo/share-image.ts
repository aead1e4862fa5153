import 'server-only'
import {shareImage, shareSize} from '../sanity/assets'
import type {PageContent} from '../sanity/types'
import {cardVersion, shareHref} from './share-address'
import type {ShareCard} from './share-card'
import {absoluteUrl} from './urls'

/** Image shown beside a shared link. */
export interface ShareImage {
  url: string
  width: number
  height: number
  alt: string
  type: string
}

/** The editor's image, or else the generated card. */
export function shareImageOf(
  chosen: PageContent['seo']['image'],
  card: ShareCard,
  path: string,
): ShareImage {
  const own = chosen && shareImage(chosen)
  if (own) return own
  const href = shareHref({locale: card.locale, path, version: cardVersion(card)})
  return {url: absoluteUrl(href), ...shareSize, alt: card.title, type: 'image/png'}
}
