import type {IncomingMessage} from 'node:http'

import {previewCookie} from '../preview/cookie'
import {browserLanguage} from '../routing/language-choice/browser-language'
import {preferenceName, redirectName} from '../routing/language-choice/names'

/** Headers that ask for something else than the whole page as anybody gets it. */
const asksOtherwise =
  /^(?:rsc|next-.*|x-nextjs-.*|x-prerender-.*|x-middleware-.*|x-invoke-.*|x-matched-path|authorization|range|if-(?!none-match$).*|content-.*|transfer-encoding|expect|upgrade)$/

/** Headers that `proxy.ts`, or Next.js when it compresses, reads as they are. */
const readAsTheyAre = ['accept', 'accept-encoding', 'sec-fetch-dest', 'sec-purpose'] as const

/** Cookies that decide which language somebody is led to. */
const decides = new RegExp(`^\\s*(?:${preferenceName}|${redirectName})=`)

/**
 * What an answer depends on, when its page is one that is kept: two requests with the same key get the same. Null for a
 * request that may be answered otherwise: one that searches, sends, previews, or is Next.js's own.
 */
export function readyKey({method, url = '', headers}: IncomingMessage): string | null {
  if (method !== 'GET' || !url.startsWith('/') || url.includes('?')) return null
  for (const name in headers) if (asksOtherwise.test(name)) return null
  const {cookie = ''} = headers
  if (cookie.includes(previewCookie)) return null
  return [
    url,
    browserLanguage(headers['accept-language'] ?? null),
    ...readAsTheyAre.map((name) => headers[name]),
    ...cookie.split(';').filter((part) => decides.test(part)),
  ].join('\n')
}
