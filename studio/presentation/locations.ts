import {from, type Observable} from 'rxjs'
import {map, switchMap} from 'rxjs/operators'
import {getPublishedId, type LocaleSource} from 'sanity'
import type {
  DocumentLocation,
  DocumentLocationResolver,
  DocumentLocationsState,
} from 'sanity/presentation'

import {languages, locales} from '../../lib/i18n/locales'
import {apiVersion} from '../../lib/sanity/api'
import {shownSections, documentPathsFragment} from '../../lib/sanity/fragments'
import {type DocumentPaths, pathIn} from '../../lib/urls/document-paths'
import {homePath, pageHref} from '../../lib/urls/paths'
import {embeddedTypes, frameTypes} from '../../schemas/documents'
import {retryForever} from '../client/retry-forever'
import {presentationMessages, type PresentationMessage} from './messages'

const maxLocations = 100

const addressed = `_type in ["page", "article"]`

/** Documents that show it: a page, or a shared section with a question. */
const holders = [1, 2].reduce(
  (inner) =>
    `references($id) || references(*[_type in ${JSON.stringify(embeddedTypes)} && (${inner})]._id)`,
  'references($id)',
)

/** Filters of the pages for types that they do not refer to. */
const filters: Record<string, string> = {
  page: '_id == $id',
  article: '_id == $id',
  roiSettings: `"roiCalculator" in ${shownSections}._type || count(body[_type in ["embeddedCalculator", "workedExample"]]) > 0`,
}

export interface LocatedDocument extends DocumentPaths {
  title: string | null
}

interface FoundRedirect {
  from: string | null
  to: string | null
}

function addressesOf(document: LocatedDocument): DocumentLocation[] {
  return locales.flatMap((locale) => {
    const path = pathIn(locale, document)
    if (!path) return []
    return [
      {
        title: `${document.title ?? path} · ${languages[locale].name}`,
        href: pageHref(locale, path),
      },
    ]
  })
}

/** The banner of a document: one line per address. */
export function documentState(
  type: string,
  documents: LocatedDocument[],
  t: (key: PresentationMessage) => string,
): DocumentLocationsState {
  const locations = documents.flatMap(addressesOf)
  const isAddressed = type === 'page' || type === 'article'
  if (locations.length === 0)
    return {message: t(isAddressed ? 'noAddress' : 'nowhere'), tone: 'caution'}
  // Sanity's own message counts the pages that use a document.
  return isAddressed ? {message: t('address'), locations} : {locations}
}

/** The banner of what every page shows, with a link to each home page. */
function everyPageState(t: (key: PresentationMessage) => string): DocumentLocationsState {
  return {
    message: t('everyPage'),
    locations: locales.map((locale) => ({
      title: languages[locale].name,
      href: pageHref(locale, homePath),
    })),
  }
}

/** The banner of a redirect: its old address, and the new one. */
function redirectState(
  redirect: FoundRedirect | null,
  t: (key: PresentationMessage) => string,
): DocumentLocationsState | null {
  if (!redirect?.from || !redirect.to) return null
  const {from: href, to} = redirect
  return {message: t('address'), locations: [{title: `${href} → ${to}`, href}]}
}

const onEveryPage = new Set(frameTypes)

const types = new Set(['page', 'article', ...embeddedTypes, 'author', 'roiSettings'])

/** Resolves where each document is seen, kept up to date while the editor writes. */
export function locationsIn(i18n: () => LocaleSource): DocumentLocationResolver {
  const translated = (): Observable<(key: PresentationMessage) => string> =>
    from(i18n().loadNamespaces([presentationMessages.namespace])).pipe(
      map(() => (key) => i18n().t(`${presentationMessages.namespace}:${key}`)),
    )

  return ({id, type, perspectiveStack}, {documentStore}) => {
    const params = {id: getPublishedId(id)}
    const options = {apiVersion, perspective: perspectiveStack, throttleTime: 1000}
    if (onEveryPage.has(type)) return translated().pipe(map(everyPageState))
    if (type === 'redirect') {
      return translated().pipe(
        switchMap((t) =>
          documentStore.listenQuery('*[_id == $id][0]{from, to}', params, options).pipe(
            retryForever(),
            map((redirect: FoundRedirect | null) => redirectState(redirect, t)),
          ),
        ),
      )
    }
    if (!types.has(type)) return null
    const fetch = `*[${addressed} && (${filters[type] ?? holders})] | order(language, title)[0...${maxLocations}]{title, ${documentPathsFragment}}`
    return translated().pipe(
      switchMap((t) =>
        documentStore.listenQuery({fetch, listen: `*[${addressed}]`}, params, options).pipe(
          retryForever(),
          map((documents: LocatedDocument[]) => documentState(type, documents, t)),
        ),
      ),
    )
  }
}
