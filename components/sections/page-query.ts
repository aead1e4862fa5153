import {defineQuery} from 'next-sanity'

import {
  on,
  translationsFragment,
  seoFragment,
  sharedFragment,
  shownSection,
} from '../../lib/sanity/fragments'
import {sectionsFragment} from './manifest'

/** A page by language and path, with its parent page and translations. */
export const pageQuery = defineQuery(`
  *[_type == "page" && language == $locale && path == $path][0]{
    _id,
    _type,
    _updatedAt,
    "title": coalesce(title, ""),
    language,
    "path": coalesce(path, ""),
    ${seoFragment},
    "sections": coalesce(sections[]{...${shownSection}{${sectionsFragment}}, _key}[defined(_type)], []),
    ${sharedFragment},
    "parent": *[_type == "page" && language == $locale && path == $parent][0]{
      _id,
      _type,
      "title": coalesce(title, ""),
      "path": coalesce(path, "")
    },
    "translations": ${translationsFragment}{
      "language": value->language,
      "path": value->path,
      "hidden": value->seo.noIndex in ${on}
    }
  }
`)
