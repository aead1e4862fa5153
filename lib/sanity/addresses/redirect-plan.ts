import {hrefIn, readablePathIn, translationPath, type Address} from '../../urls/addresses'
import {homePath, pageHref} from '../../urls/paths'
import {sitePath} from '../../urls/site-path'
import {publishedPath} from './published-paths'
import {redirectTarget, type Redirect} from './redirects'

/** Language and path of a document's published translations. */
export type Translations = {language: string | null; path: string | null}[]

/** A change of the address of a page or article. */
export interface Rename {
  /** Null for the first publish. */
  before: Address | null
  after: Address
  translations: Translations
  /** URL paths of other documents, from which no redirect is created. */
  published: {has(href: string): boolean}
}

/** The changes to redirects that a publish needs. */
export interface RedirectPlan {
  /** Redirects to create or change. */
  set: Redirect[]
  /** Addresses whose redirects to delete, because a document is published there. */
  remove: string[]
}

function placesOf({language, path, untranslated}: Address) {
  return [{language, path}, ...(untranslated ?? [])].flatMap((place) =>
    publishedPath(place.language, place.path),
  )
}

/** URL paths of a document, without those that its translations replace. */
export function publishedAt(address: Address, translations: Translations): Set<string> {
  const hrefs = placesOf(address)
    .filter(({locale}) => locale === address.language || !translationPath(translations, locale))
    .map(({locale, path}) => pageHref(locale, path))
  return new Set(hrefs)
}

/** A redirect from each address that the document no longer has. */
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
 * Plans the redirects of a rename: the old address and all redirects to it lead to the new one, and none starts
 * there. Creates no chains or loops if there were none.
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
    const end = target.get(redirectTarget(to) ?? to)
    return end ? [{from, to: end}] : []
  })
  const remove = redirects.filter(({from}) => arrived.has(sitePath(from) ?? from))
  return {set: [...moves, ...led], remove: remove.map(({from}) => from)}
}
