import {defineDocuments} from 'sanity/presentation'

import {articleFolder, parsePathname} from '../../lib/routing/paths'

/** What finds the one document that a page of the site is made of. */
interface MainDocument {
  filter: string
  params: {language: string; path: string; slug: string}
}

/** As the site itself finds it: a translation comes before the article that waits for one at the same address. */
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

/** The main document of an address of the site, in whichever language it is. */
export function mainDocumentAt(pathname: string): MainDocument {
  const {locale, path} = parsePathname(decoded(pathname))
  const slug = path.startsWith(articleFolder) ? path.slice(articleFolder.length) : ''
  return {filter, params: {language: locale, path, slug}}
}

/** Which document Presentation opens beside each page. */
export const mainDocuments = defineDocuments([
  {route: '/*', resolve: ({path}) => mainDocumentAt(path)},
])
