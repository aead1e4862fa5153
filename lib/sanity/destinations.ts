import type {Locale} from '../i18n/locales'
import {textIn} from '../i18n/localized'
import {readablePathIn} from '../urls/addresses'
import type {Destination} from '../urls/links'
import {ctaHref} from '../urls/paths'
import type {Addresses} from './addresses/read-addresses'
import type {Actions} from './types'

function isDestination(value: object): value is Destination {
  return 'kind' in value && 'url' in value && 'page' in value
}

function localize(destination: Destination, locale: Locale, known: Map<string, string>) {
  if (destination.kind === 'cta') return {...destination, kind: 'url', url: ctaHref(locale, false)}
  const {page} = destination
  const path = page && known.get(`${page.language} ${page.path}`)
  return path ? {...destination, page: {language: locale, path, untranslated: null}} : destination
}

function mapObjects(value: unknown, change: (object: object) => object): unknown {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(change(value)).map(([key, item]) => [key, mapObjects(item, change)]),
  )
}

const actionOf = {cta: 'primaryAction', app: 'appAction'} as const

/**
 * Gives links to the call to action or the app that action's label, unless an editor wrote another, and the app its
 * URL.
 */
export function insertActions<T>(content: T, actions: Actions, language: Locale): T {
  const change = (object: object) => {
    if (!isDestination(object) || (object.kind !== 'cta' && object.kind !== 'app')) return object
    const label =
      ('label' in object && object.label) || textIn(actions[actionOf[object.kind]], language)
    const url = object.kind === 'app' ? actions.appUrl : object.url
    return {...object, url, ...('label' in object && {label: label ?? ''})}
  }
  return mapObjects(content, change) as T
}

/** The paths of the pages and articles that a text links to, each once. */
export function linkedPaths(content: unknown): string[] {
  const paths = new Set<string>()
  mapObjects(content, (object) => {
    if (isDestination(object) && object.page?.path) paths.add(object.page.path)
    return object
  })
  return [...paths]
}

/**
 * Points the links of a text that is read under another language at the reader's language: translated pages,
 * articles, the call to action. Links without a translation keep their target.
 */
export function localizeDestinations<T>(
  content: T,
  locale: Locale,
  {pages, articles}: Pick<Addresses, 'pages' | 'articles'>,
): T {
  const known = new Map(
    [...pages, ...articles].flatMap((document): [string, string][] => {
      if (document.language === locale) return []
      const path = readablePathIn(locale, document)
      return path ? [[`${document.language} ${document.path}`, path]] : []
    }),
  )
  const change = (object: object) =>
    isDestination(object) ? localize(object, locale, known) : object
  return mapObjects(content, change) as T
}
