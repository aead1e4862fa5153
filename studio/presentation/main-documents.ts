import {defineDocuments} from 'sanity/presentation'

import {articleFolder, parsePathname} from '../../lib/routing/paths'

/** The query for the document behind a page. */
interface MainDocument {
  filter: string
  params: {language: string; path: string; slug: string}
}

/** Like the site, prefers a translation to the untranslated article at the same address. */
const filter = `
  (_type == "page" && language == $language && path == $path) ||
  (_type == "article" && language == $language && slug.current == $slug) ||
  (_type == "article" && $slug in untranslatedSlugs[language == $language].slug &&
    !defined(*[_type == "article" && language == $language && slug.current == $slug][0]))
`

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** The query for the document at a pathname, in any language. */
export function mainDocumentAt(pathname: string): MainDocument {
  const {locale, path} = parsePathname(decoded(pathname))
  const slug = path.startsWith(articleFolder) ? path.slice(articleFolder.length) : ''
  return {filter, params: {language: locale, path, slug}}
}

/** The document that Presentation opens beside each page. */
export const mainDocuments = defineDocuments([
  {route: '/*', resolve: ({path}) => mainDocumentAt(path)},
])
