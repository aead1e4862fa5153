import 'server-only'
import {shareImage, shareSize} from '../content/image'
import type {PageContent} from '../content/types'
import {absoluteUrl} from './absolute-url'
import {cardVersion, shareHref} from './share-address'
import type {ShareCard} from './share-card'

/** What networks and chats show beside a link. */
export interface ShareImage {
  url: string
  width: number
  height: number
  alt: string
  type: string
}

/** The picture that the editor chose, or else the drawn one of a card at the path that its text is written under. */
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
