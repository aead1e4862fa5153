import {defineQuery} from 'next-sanity'

import {articleFolder} from '../routing/paths'

/** The address of a page or article, for `hrefIn`. An untranslated article also has one under each other language. */
export const addressFragment = /* groq */ `
  language,
  "path": coalesce("${articleFolder}" + slug.current, path, ""),
  "untranslated": untranslatedSlugs[defined(slug)]{language, "path": "${articleFolder}" + slug}
`

/** The translations of a document, itself included; append a projection. */
export const translationsFragment =
  '*[_type == "translation.metadata" && references(^._id)][0].translations[defined(value)]'

// Compared with strings, because writes past the Studio can store a path of another type.
const addressedPages = /* groq */ `*[_type == "page" && defined(path) && path == string(path) && defined(language)]`
const addressedArticles = /* groq */ `*[_type == "article" && defined(slug.current) && defined(language)]`

/**
 * The addresses of all pages and articles, newest article first, their translations, and the redirects.
 * `withTranslations` joins them; a subquery per document is many times slower.
 */
export const addressesQuery = defineQuery(`{
  "pages": ${addressedPages}{_id, ${addressFragment}},
  "articles": ${addressedArticles} | order(publishedAt desc){
    _id,
    ${addressFragment},
    "canonicalPath": select(canonicalPath == string(canonicalPath) => canonicalPath)
  },
  "translations": *[_type == "translation.metadata"]{
    "documents": translations[]{language, "id": value._ref}
  },
  "redirects": *[_type == "redirect" && defined(from) && from == string(from) && defined(to) && to == string(to)]{
    "from": coalesce(from, ""),
    "to": coalesce(to, "")
  }
}`)

const pageWithTranslations = /* groq */ `{
    ${addressFragment},
    "translations": ${translationsFragment}{
      language,
      "path": value->path
    }
  }`

const articleWithTranslations = /* groq */ `{
    ${addressFragment},
    "translations": ${translationsFragment}{
      language,
      "path": "${articleFolder}" + value->slug.current
    }
  }`

/** The addresses of the pages and articles changed last, with their translations. */
export const newestAddressesQuery = defineQuery(`{
  "pages": ${addressedPages} | order(_updatedAt desc)[0...2]${pageWithTranslations},
  "articles": ${addressedArticles} | order(_updatedAt desc)[0...2]${articleWithTranslations}
}`)

/** The addresses a text links to, with their translations. */
export const linkedAddressesQuery = defineQuery(`{
  "pages": *[_type == "page" && path in $paths && defined(language)]${pageWithTranslations},
  "articles": *[_type == "article" && slug.current in $slugs && defined(language)]${articleWithTranslations}
}`)
