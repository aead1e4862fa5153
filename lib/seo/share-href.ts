import {createHash, createHmac, timingSafeEqual} from 'node:crypto'

import {isLocale, type Locale} from '../i18n/locales'
import type {ArticleContent, Topic} from '../sanity/types'
import {serverEnv} from '../server/env'
import {homePath, pageRoute} from '../urls/paths'

/** Content of a share image; equal cards are the same image. */
export interface ShareCard {
  locale: Locale
  siteName: string | null
  title: string
  /** For articles: the cover and the reading time in minutes. */
  article: {
    cover: {topic: Topic; drawing: ArticleContent['cover']; seed: string}
    minutes: number
  } | null
}

/** Raise when the drawing changes: networks cache an image by its URL. */
const drawing = 5

const folder = '/share/'
const ending = '.png'

/** Hex digits of an image's version, and of its signature. */
const digits = 8

const codePattern = new RegExp(`^[0-9a-f]{${2 * digits}}$`)

/** A share image, named by the language and path of its page, and a version. */
export interface SharedImage {
  locale: Locale
  path: string
  version: string
}

/** Version of a card: a hash of its content. */
export function cardVersion(card: ShareCard): string {
  return createHash('sha256')
    .update(JSON.stringify([drawing, card]))
    .digest('hex')
    .slice(0, digits)
}

/** Signature of an image's URL: each image is rendered once and cached, so only the site may create URLs. */
function signatureOf({locale, path, version}: SharedImage): string {
  return createHmac('sha256', serverEnv().revalidateSecret)
    .update(`share ${version} ${locale} ${path}`)
    .digest('hex')
    .slice(0, digits)
}

/** Segments after `/share/`: `['0a1b2c3d4e5f6071', 'en', 'about.png']`. */
export function shareParts(image: SharedImage): string[] {
  const {locale, path, version} = image
  const [, ...segments] = `${pageRoute(locale, path)}${ending}`.split('/')
  return [`${version}${signatureOf(image)}`, ...segments]
}

/**
 * Path of an image: `/share/0a1b2c3d4e5f6071/en/about.png`; the home page's is `/share/…/en.png`.
 */
export function shareHref(image: SharedImage): string {
  return folder + shareParts(image).join('/')
}

/** Whether a path is below `/share/`. */
export function isShareHref(pathname: string): boolean {
  return pathname.startsWith(folder)
}

/** Parses and verifies an image's path; null when the signature is wrong. */
export function parseShareHref(pathname: string): SharedImage | null {
  if (!isShareHref(pathname) || !pathname.endsWith(ending)) return null
  const [code = '', locale, ...path] = pathname.slice(folder.length, -ending.length).split('/')
  if (!isLocale(locale) || !code.match(codePattern)) return null
  const version = code.slice(0, digits)
  const image = {locale, path: path.join('/') || homePath, version}
  const seal = Buffer.from(code.slice(digits))
  return timingSafeEqual(seal, Buffer.from(signatureOf(image))) ? image : null
}
