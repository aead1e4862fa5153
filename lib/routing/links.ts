import type {Destination} from '../content/types'
import type {Locale} from '../i18n/locales'
import type {EditDocument} from '../preview/edit'
import {hrefIn} from './addresses'
import {ctaHref} from './paths'

/** The page that a link is on. */
export interface LinkOrigin {
  locale: Locale
  hasCta: boolean
}

/** The page that a link is on, and its edit attributes. */
export interface LinkContext extends LinkOrigin {
  edit: EditDocument
}

/** The URL of a link, or null when its page is not published or its address is empty. */
export function resolveLink(destination: Destination, origin: LinkOrigin): string | null {
  if (destination.kind === 'cta') return ctaHref(origin.locale, origin.hasCta)
  if (destination.kind === 'url') return destination.url
  return destination.page && hrefIn(origin.locale, destination.page)
}

/** True for a URL of another site, which opens in a new tab. */
export function isExternal(href: string): boolean {
  return /^https?:/.test(href)
}
