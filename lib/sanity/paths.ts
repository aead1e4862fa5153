import type {FilteredResponseQueryOptions, SanityClient} from '@sanity/client'
import {defineQuery} from 'next-sanity'

import {articleFolder} from '../urls/paths'
import {type SitePaths, withTranslations} from '../urls/published-paths'
import {conform} from './conform'
import {documentPathsFragment, newestFirst, translationsFragment} from './fragments'

// Compared with strings, because writes past the Studio can store a path of another type.
const pagesWithPath = /* groq */ `*[_type == "page" && defined(path) && path == string(path) && defined(language)]`
const articlesWithPath = /* groq */ `*[_type == "article" && defined(slug.current) && defined(language)]`

/**
 * The paths of all pages and articles, newest article first, their translations, and the redirects.
 * `withTranslations` joins them; a subquery per document is many times slower.
 */
export const pathsQuery = defineQuery(`{
  "pages": ${pagesWithPath}{_id, ${documentPathsFragment}},
  "articles": ${articlesWithPath} | order(${newestFirst}){
    _id,
    ${documentPathsFragment},
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
    ${documentPathsFragment},
    "translations": ${translationsFragment}{
      "language": value->language,
      "path": value->path
    }
  }`

const articleWithTranslations = /* groq */ `{
    ${documentPathsFragment},
    "translations": ${translationsFragment}{
      "language": value->language,
      "path": "${articleFolder}" + value->slug.current
    }
  }`

/** The paths of the pages and articles changed last, with their translations. */
export const newestPathsQuery = defineQuery(`{
  "pages": ${pagesWithPath} | order(_updatedAt desc)[0...2]${pageWithTranslations},
  "articles": ${articlesWithPath} | order(_updatedAt desc)[0...2]${articleWithTranslations}
}`)

/** The paths of what a text links to, with their translations. */
export const linkedPathsQuery = defineQuery(`{
  "pages": *[_type == "page" && path in $paths && defined(language)]${pageWithTranslations},
  "articles": *[_type == "article" && slug.current in $slugs && defined(language)]${articleWithTranslations}
}`)

/** Reads the current paths of all pages and articles, with their translations, and the redirects, for the Studio. */
export async function readPaths(
  client: SanityClient,
  options: FilteredResponseQueryOptions = {},
): Promise<SitePaths> {
  return withTranslations(conform(pathsQuery, await client.fetch(pathsQuery, {}, options)))
}
