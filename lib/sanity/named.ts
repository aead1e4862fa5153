import type {Locale} from '../i18n/locales'
import {textIn} from '../i18n/localized'
import {mapJson, objectsIn} from '../server/json'
import {pathIn} from '../urls/document-paths'
import type {Destination} from '../urls/links'
import {ctaHref} from '../urls/paths'
import type {SitePaths} from '../urls/published-paths'
import {figureWriter, isVerbatim} from './figures'
import type {CallsToAction, FigureContent} from './types'

function isDestination<T extends object>(value: T): value is T & Destination {
  return 'kind' in value && 'url' in value && 'page' in value
}

/** A link of a text that is read under another language, to that language's page. */
function localize(
  destination: Destination,
  locale: Locale,
  known: Map<string, string>,
): Destination {
  if (destination.kind === 'cta') return {...destination, kind: 'url', url: ctaHref(locale, false)}
  const {page} = destination
  const path = page && known.get(`${page.language} ${page.path}`)
  return path ? {...destination, page: {language: locale, path, untranslated: null}} : destination
}

/** Paths in a language of documents in another, by their own language and path. */
function translatedPaths({pages, articles}: Pick<SitePaths, 'pages' | 'articles'>, locale: Locale) {
  return new Map(
    [...pages, ...articles].flatMap((document): [string, string][] => {
      if (document.language === locale) return []
      const path = pathIn(locale, document)
      return path ? [[`${document.language} ${document.path}`, path]] : []
    }),
  )
}

const fieldOf = {cta: 'primaryAction', app: 'appAction'} as const

/** Gives a link to an action the site's label for it, unless an editor wrote one, and the app's its URL. */
function withCallToAction(
  link: Destination,
  callsToAction: CallsToAction,
  language: Locale,
): Destination {
  if (link.kind !== 'cta' && link.kind !== 'app') return link
  const label =
    ('label' in link && link.label) || textIn(callsToAction[fieldOf[link.kind]], language)
  const url = link.kind === 'app' ? callsToAction.appUrl : link.url
  return {...link, url, ...('label' in link && {label: label ?? ''})}
}

/** The paths of the pages and articles that a text links to, each once. */
export function linkedPaths(content: unknown): string[] {
  const links = objectsIn(content).filter(isDestination)
  return [...new Set(links.flatMap(({page}) => page?.path || []))]
}

/** What content refers to by name, and its language. */
export interface Named {
  language: Locale
  callsToAction: CallsToAction | null
  figures: FigureContent[]
  /** Under which other language it is read, and the documents that it links to. */
  readIn?: {locale: Locale; linked: Pick<SitePaths, 'pages' | 'articles'>} | undefined
}

/**
 * Inserts figures, and completes links: with the labels of the site's calls to action, and, in a text read under another
 * language, with that language's pages. Links without a translation keep their target.
 */
export function insertNamed<T>(content: T, {language, callsToAction, figures, readIn}: Named): T {
  const paths = readIn && translatedPaths(readIn.linked, readIn.locale)
  return mapJson(content, {
    isKept: isVerbatim,
    text: figureWriter(figures, language),
    object(object) {
      if (!isDestination(object)) return object
      const link = callsToAction ? withCallToAction(object, callsToAction, language) : object
      return {...(paths ? localize(link, readIn.locale, paths) : link)}
    },
  })
}
