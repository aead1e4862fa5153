import {defineQuery} from 'next-sanity'

import {
  documentPathsFragment,
  translationsFragment,
  untranslatedAt,
  articleCardFragment,
  drawingFragment,
  on,
  readTime,
  seoFragment,
  topic,
  translatedToFragment,
} from '../../lib/sanity/fragments'
import {articleFolder} from '../../lib/urls/paths'
import {longTextFragment} from '../blocks/content'

/** An article by language and slug, by its canonical path, or by an untranslated article's slug for the language. */
export const articleQuery = defineQuery(`
  *[
    _type == "article" &&
    ((language == $locale && (slug.current == $slug || canonicalPath == $href)) ||
      ${untranslatedAt})
  ] | order(language == $locale desc, slug.current == $slug desc)[0]{
    _id,
    _type,
    _updatedAt,
    "title": coalesce(title, ""),
    "summary": coalesce(summary, ""),
    "topic": ${topic},
    cover{${drawingFragment}},
    "readTime": ${readTime},
    "publishedAt": coalesce(publishedAt, ""),
    updatedAt,
    canonicalPath,
    ${documentPathsFragment},
    ${translatedToFragment},
    ${seoFragment},
    author->{_id, _type, "name": coalesce(name, ""), role, profileUrl},
    "body": coalesce(body[defined(_type)]{${longTextFragment}}, []),
    "related": related[defined(@->_id)]->{${articleCardFragment}},
    "translations": ${translationsFragment}{
      "language": value->language,
      "path": "${articleFolder}" + value->slug.current,
      "hidden": value->seo.noIndex in ${on} || defined(value->canonicalPath)
    }
  }
`)
