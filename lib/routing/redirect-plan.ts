import {isLocale} from '../i18n/locales'
import {hrefIn, readablePathIn, translationPath, type Address} from './addresses'
import {homePath, pageHref} from './paths'
import {sitePath, type Redirect} from './redirects'

/** Where the published translations of a document are. */
export type Translations = {language: string | null; path: string | null}[]

/** A page or article whose address changes. */
export interface Rename {
  /** Where it was published until now; null for what is published for the first time. */
  before: Address | null
  after: Address
  translations: Translations
  /** URL paths of everything else that is published. */
  published: Set<string>
}

/** What becomes of the redirects when something is published. */
export interface RedirectPlan {
  /** Addresses that lead elsewhere from now on, whether or not they did before. */
  set: Redirect[]
  /** Addresses where something is published from now on, so that they lead nowhere else. */
  remove: string[]
}

function placesOf({language, path, untranslated}: Address) {
  return [{language, path}, ...(untranslated ?? [])].flatMap((place) =>
    isLocale(place.language) && place.path ? [{locale: place.language, path: place.path}] : [],
  )
}

/** The URL paths where a document is read, without those that its translations have taken over. */
export function publishedAt(address: Address, translations: Translations): Set<string> {
  const hrefs = placesOf(address)
    .filter(({locale}) => locale === address.language || !translationPath(translations, locale))
    .map(({locale, path}) => pageHref(locale, path))
  return new Set(hrefs)
}

/** Where readers of each address that is given up find the text from now on. */
function movesOf({before, after, translations}: Rename): Redirect[] {
  if (!before) return []
  const kept = new Set(placesOf(after).map(({locale, path}) => pageHref(locale, path)))
  return placesOf(before).flatMap(({locale, path}): Redirect[] => {
    const from = pageHref(locale, path)
    if (kept.has(from) || path === homePath) return []
    const readable = readablePathIn(locale, {...after, translations})
    const to = readable ? pageHref(locale, readable) : hrefIn(locale, after)
    return to && to !== from ? [{from, to}] : []
  })
}

/**
 * What becomes of the redirects when a document is published at another address: the old address leads to the new one,
 * and so does whatever led to the old one, so that nobody is sent twice; nothing leads away from the new one. Given
 * redirects without chains and circles, it leaves none.
 */
export function planRedirects(rename: Rename, redirects: Redirect[]): RedirectPlan {
  const arrived = publishedAt(rename.after, rename.translations)
  const moves = movesOf(rename).filter(({from}) => !rename.published.has(from))
  const target = new Map(moves.map(({from, to}) => [from, to]))
  const others = redirects.filter(({from}) => {
    const start = sitePath(from)
    return start !== null && !arrived.has(start) && !target.has(start)
  })
  const led = others.flatMap(({from, to}): Redirect[] => {
    const end = target.get(sitePath(to) ?? to)
    return end ? [{from, to: end}] : []
  })
  const remove = redirects.filter(({from}) => arrived.has(sitePath(from) ?? from))
  return {set: [...moves, ...led], remove: remove.map(({from}) => from)}
}
