import {defineQuery} from 'next-sanity'

import {articleFolder} from '../../urls/paths'

/** The path of a page or article. Below the blog there are only articles, so a page there has none. */
export const pathFragment = /* groq */ `select(
  _type == "article" => "${articleFolder}" + slug.current,
  !string::startsWith(path, "${articleFolder}") => path
)`

/** The address of a page or article, for `hrefIn`. An untranslated article also has one under each other language. */
export const addressFragment = /* groq */ `
  language,
  "path": coalesce(${pathFragment}, ""),
  "untranslated": untranslatedSlugs[]{
    language,
    "path": coalesce("${articleFolder}" + coalesce(slug, ^.slug.current), "")
  }
`

/** Filter for the untranslated article at `$slug` in `$locale`. Without a slug for the language it has its own. */
export const untranslatedAt = /* groq */ `(
  $slug in untranslatedSlugs[language == $locale].slug ||
  (slug.current == $slug && $locale in untranslatedSlugs[!defined(slug)].language)
)`

/**
 * The published translations of a document, itself included; append a projection. Of several in one language the first
 * counts; the others have no translations.
 */
export const translationsFragment = /* groq */ `*[
    _type == "translation.metadata" && references(^._id) &&
    translations[value->language == ^.^.language][0].value._ref == ^._id
  ] | order(_id asc)[0].translations[defined(value->_id)]`

/** An article's date; empty, and so the oldest, without one. */
export const articleDay = /* groq */ `coalesce(string(publishedAt), "")`

/** The order of articles in all lists. */
export const newestFirst = /* groq */ `${articleDay} desc, _id asc`

// Compared with strings, because writes past the Studio can store a path of another type.
const addressedPages = /* groq */ `*[_type == "page" && defined(path) && path == string(path) && defined(language)]`
const addressedArticles = /* groq */ `*[_type == "article" && defined(slug.current) && defined(language)]`

/**
 * The addresses of all pages and articles, newest article first, their translations, and the redirects.
 * `withTranslations` joins them; a subquery per document is many times slower.
 */
export const addressesQuery = defineQuery(`{
  "pages": ${addressedPages}{_id, ${addressFragment}},
  "articles": ${addressedArticles} | order(${newestFirst}){
    _id,
    ${addressFragment},
    "canonicalPath": select(canonicalPath == string(canonicalPath) => canonicalPath)
  },
  "translations": *[_type == "translation.metadata"] | order(_id asc){
    "documents": translations[]{"id": value._ref}
  },
  "redirects": *[_type == "redirect" && defined(from) && from == string(from) && defined(to) && to == string(to)]{
    "from": coalesce(from, ""),
    "to": coalesce(to, "")
  }
}`)

const pageWithTranslations = /* groq */ `{
    ${addressFragment},
    "translations": ${translationsFragment}{
      "language": value->language,
      "path": value->path
    }
  }`

const articleWithTranslations = /* groq */ `{
    ${addressFragment},
    "translations": ${translationsFragment}{
      "language": value->language,
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
