import {createHash, createHmac, timingSafeEqual} from 'node:crypto'

import {isLocale, type Locale} from '../i18n/locales'
import {serverEnv} from '../platform/env'
import {homePath, pageRoute} from '../routing/paths'
import type {ShareCard} from './share-card'

/** Raise it when the same card is drawn in another way: networks keep a picture for as long as its address. */
const drawing = 1

const folder = '/share/'
const ending = '.png'

/** Hexadecimal digits of the version of a picture, and of the seal on its address. */
const digits = 8

const codePattern = new RegExp(`^[0-9a-f]{${2 * digits}}$`)

/** The picture of a page or article, in the language and at the path that it is written under. */
export interface ShareAddress {
  locale: Locale
  path: string
  version: string
}

/** What tells this picture from the one that the same page had before. */
export function cardVersion(card: ShareCard): string {
  return createHash('sha256')
    .update(JSON.stringify([drawing, card]))
    .digest('hex')
    .slice(0, digits)
}

/** A picture is drawn once for each address and then kept, so nobody but the site itself may make up addresses. */
function sealOf({locale, path, version}: ShareAddress): string {
  return createHmac('sha256', serverEnv().revalidateSecret)
    .update(`share ${version} ${locale} ${path}`)
    .digest('hex')
    .slice(0, digits)
}

/** The parts of a picture's address after `/share/`: `['0a1b2c3d4e5f6071', 'en', 'about.png']`. */
export function shareParts(address: ShareAddress): string[] {
  const {locale, path, version} = address
  const [, ...place] = `${pageRoute(locale, path)}${ending}`.split('/')
  return [`${version}${sealOf(address)}`, ...place]
}

/** The URL path of a picture: `/share/0a1b2c3d4e5f6071/en/about.png`, for the home page `/share/…/en.png`. */
export function shareHref(address: ShareAddress): string {
  return folder + shareParts(address).join('/')
}

/** True for whatever lies where the pictures are. */
export function isSharePathname(pathname: string): boolean {
  return pathname.startsWith(folder)
}

/** The picture at a URL path, or null where the site never named one. */
export function parseSharePathname(pathname: string): ShareAddress | null {
  if (!isSharePathname(pathname) || !pathname.endsWith(ending)) return null
  const [code = '', locale, ...path] = pathname.slice(folder.length, -ending.length).split('/')
  if (!isLocale(locale) || !code.match(codePattern)) return null
  const version = code.slice(0, digits)
  const address = {locale, path: path.join('/') || homePath, version}
  const seal = Buffer.from(code.slice(digits))
  return timingSafeEqual(seal, Buffer.from(sealOf(address))) ? address : null
}
