import {defineQuery} from 'next-sanity'

import {longTextFragment} from '../../components/blocks/fragments'
import {sectionsFragment} from '../../components/sections/fragments'
import {articleFolder} from '../i18n/paths'
import {
  addressFragment,
  articleCardFragment,
  figureNoteFragment,
  linkFragment,
  pictureFragment,
  translatedToFragment,
} from './fragments'

/** One page by language and path, with the page above it and its twins. */
export const pageQuery = defineQuery(`
  *[_type == "page" && language == $locale && path == $path][0]{
    _id,
    _updatedAt,
    title,
    language,
    path,
    seo{title, description, keywords, noIndex, image{${pictureFragment}}},
    sections[]{${sectionsFragment}},
    "parent": *[_type == "page" && language == $locale && path == $parent][0]{title, path},
    "twins": *[_type == "translation.metadata" && references(^._id)][0].translations[]{
      language,
      "path": value->path,
      "hidden": value->seo.noIndex == true
    }
  }
`)

/** One article by language and slug; readers of a language without a translation find it by its slug for them. */
export const articleQuery = defineQuery(`
  *[
    _type == "article" &&
    ((language == $locale && slug.current == $slug) ||
      $slug in untranslatedSlugs[language == $locale].slug)
  ] | order(select(language == $locale => 0, 1))[0]{
    _id,
    _updatedAt,
    title,
    summary,
    readTime,
    publishedAt,
    updatedAt,
    canonicalPath,
    ${addressFragment},
    ${translatedToFragment},
    seo{title, description, keywords, noIndex, image{${pictureFragment}}},
    author->{name, role, profileUrl},
    body[]{${longTextFragment}},
    related[]->{${articleCardFragment}},
    "newer": *[_type == "article" && language == ^.language && publishedAt > ^.publishedAt]
      | order(publishedAt asc)[0]{title, ${addressFragment}},
    "older": *[_type == "article" && language == ^.language && publishedAt < ^.publishedAt]
      | order(publishedAt desc)[0]{title, ${addressFragment}},
    "twins": *[_type == "translation.metadata" && references(^._id)][0].translations[]{
      language,
      "path": "${articleFolder}" + value->slug.current,
      "hidden": value->seo.noIndex == true || defined(value->canonicalPath)
    }
  }
`)

/** What articles take from the page that lists them: its name for the way back, and its invitation to the next step. */
export const blogQuery = defineQuery(`
  *[_type == "page" && language == $locale && path == $path][0]{
    title,
    "invitation": sections[_type == "invitation"][0]{
      _key,
      _type,
      heading,
      text,
      links[]{_key, ${linkFragment}}
    }
  }
`)

/** Where every page and article is read, and the addresses that lead elsewhere. */
export const addressesQuery = defineQuery(`{
  "pages": *[_type == "page" && defined(path) && defined(language)]{
    ${addressFragment},
    "twins": *[_type == "translation.metadata" && references(^._id)][0].translations[]{
      language,
      "path": value->path
    }
  },
  "articles": *[_type == "article" && defined(slug.current) && defined(language)]{
    ${addressFragment},
    "twins": *[_type == "translation.metadata" && references(^._id)][0].translations[]{
      language,
      "path": "${articleFolder}" + value->slug.current
    }
  },
  "redirects": *[_type == "redirect" && defined(from) && defined(to)]{from, to}
}`)

/** What the sitemap lists, and when it and the documents that it shows were changed. */
export const sitemapQuery = defineQuery(`{
  "documents": *[
    _type in ["page", "article"] && defined(language) && (defined(path) || defined(slug.current))
  ]{
    _id,
    _updatedAt,
    language,
    "path": select(_type == "article" => "${articleFolder}" + slug.current, path),
    "hidden": seo.noIndex == true,
    canonicalPath,
    "related": related[]->_updatedAt,
    "offered": sections[].pages[]->_updatedAt,
    "listed": select(
      "articleList" in sections[]._type => *[_type == "article" && defined(slug.current)]._updatedAt
    )
  },
  "translations": *[_type == "translation.metadata"]{_id, "documents": translations[].value._ref},
  "parts": *[_type in ["author", "comparisonTable", "faq", "featureCard", "figure"]]{
    _id,
    _updatedAt,
    "shownBy": *[references(^._id)]._id
  }
}`)

/** The page that lists the articles, and where they are read, the newest first: what a feed is made of. */
export const feedQuery = defineQuery(`{
  "blog": *[_type == "page" && language == $locale && path == $path][0]{
    _updatedAt,
    seo{title, description}
  },
  "articles": *[_type == "article" && defined(slug.current)] | order(publishedAt desc){
    _updatedAt,
    ${addressFragment},
    ${translatedToFragment}
  }
}`)

/** What the list of all pages for language models says of each: its name, what it is about, and what it is. */
export const guideQuery = defineQuery(`
  *[
    _type in ["page", "article"] && defined(language) && (defined(path) || defined(slug.current))
  ] | order(publishedAt desc, title asc){
    title,
    language,
    "path": select(_type == "article" => "${articleFolder}" + slug.current, path),
    "description": seo.description,
    "hidden": seo.noIndex == true,
    "group": select(
      _type == "article" || "articleList" in sections[]._type => "blog",
      "comparison" in sections[]._type => "comparisons",
      "pages"
    )
  }
`)

/** What the header and footer of every page show. */
export const siteSettingsQuery = defineQuery(`
  *[_type == "siteSettings" && _id == "siteSettings"][0]{
    name,
    "tagline": select($locale == "fr" => tagline.fr, tagline.en),
    company,
    address,
    "privacyBlurb": select($locale == "fr" => privacyBlurb.fr, privacyBlurb.en),
    contactEmail,
    privacyEmail,
    appUrl,
    socialUrl,
    "headerMenu": select($locale == "fr" => headerMenu.fr, headerMenu.en)[]{_key, ${linkFragment}},
    "legalMenu": select($locale == "fr" => legalMenu.fr, legalMenu.en)[]{_key, ${linkFragment}}
  }
`)

/** The figures that some copy names by key. */
export const figuresQuery = defineQuery(`
  *[_type == "figure" && key in $keys]{${figureNoteFragment}}
`)
