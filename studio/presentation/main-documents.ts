import {defineDocuments} from 'sanity/presentation'

import {untranslatedAt} from '../../lib/sanity/fragments'
import {articleFolder, parsePathname} from '../../lib/urls/paths'

/** A query for the document of a page. */
interface MainDocument {
  filter: string
  params: {locale: string; path: string; slug: string}
}

/** The same order as the site's: a translation comes before an untranslated article at its address. */
const filter = `
  (_type == "page" && language == $locale && path == $path) ||
  (_type == "article" && language == $locale && slug.current == $slug) ||
  (_type == "article" && ${untranslatedAt} &&
    !defined(*[_type == "article" && language == $locale && slug.current == $slug][0]))
`

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** The main document of a path. */
export function mainDocumentAt(pathname: string): MainDocument {
  const {locale, path} = parsePathname(decoded(pathname))
  const slug = path.startsWith(articleFolder) ? path.slice(articleFolder.length) : ''
  return {filter, params: {locale, path, slug}}
}

/** The document that Presentation opens beside each page. */
export const mainDocuments = defineDocuments([
  {route: '/*', resolve: ({path}) => mainDocumentAt(path)},
])
