import {defineQuery} from 'next-sanity'

import {longTextFragment} from '../../components/blocks/fragments'
import {sectionsFragment} from '../../components/sections/fragments'
import {articleFolder} from '../routing/paths'
import {
  addressFragment,
  articleCardFragment,
  figureNoteFragment,
  linkFragment,
  offeredArticles,
  pictureFragment,
  translatedToFragment,
  translationsFragment,
} from './fragments'

/** One page by language and path, with the page above it and its translations. */
export const pageQuery = defineQuery(`
  *[_type == "page" && language == $locale && path == $path][0]{
    _id,
    _type,
    _updatedAt,
    title,
    language,
    path,
    seo{title, description, keywords, noIndex, image{${pictureFragment}}},
    sections[]{${sectionsFragment}},
    "parent": *[_type == "page" && language == $locale && path == $parent][0]{_id, _type, title, path},
    "translations": ${translationsFragment}{
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
    _type,
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
    author->{_id, _type, name, role, profileUrl},
    body[]{${longTextFragment}},
    related[]->{${articleCardFragment}},
    "translations": ${translationsFragment}{
      language,
      "path": "${articleFolder}" + value->slug.current,
      "hidden": value->seo.noIndex == true || defined(value->canonicalPath)
    }
  }
`)

/** The articles of a language that come right after a day and right before it. */
export const neighbourIdsQuery = defineQuery(`{
  "newer": *[_type == "article" && language == $language && publishedAt > $publishedAt]
    | order(publishedAt asc)[0]._id,
  "older": *[_type == "article" && language == $language && publishedAt < $publishedAt]
    | order(publishedAt desc)[0]._id
}`)

/** Articles as their neighbours name them. */
export const neighboursQuery = defineQuery(`
  *[_type == "article" && _id in $ids]{_id, _type, title, ${addressFragment}}
`)

/** The articles that were changed last, and those that come right after and before each. */
export const changedArticlesQuery = defineQuery(`
  *[_type == "article" && _updatedAt > $since] | order(_updatedAt desc)[0...50]{
    _updatedAt,
    "newer": *[_type == "article" && language == ^.language && publishedAt > ^.publishedAt]
      | order(publishedAt asc)[0]._id,
    "older": *[_type == "article" && language == ^.language && publishedAt < ^.publishedAt]
      | order(publishedAt desc)[0]._id
  }
`)

/** What articles take from the page that lists them: its name for the way back, and its invitation to the next step. */
export const blogQuery = defineQuery(`
  *[_type == "page" && language == $locale && path == $path][0]{
    _id,
    _type,
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

const addressedPages = /* groq */ `*[_type == "page" && defined(path) && defined(language)]`
const addressedArticles = /* groq */ `*[_type == "article" && defined(slug.current) && defined(language)]`

/**
 * Where every page and article is read, the newest article first, which of them are the same text in other languages, and
 * the addresses that lead elsewhere. `withTranslations` joins them: to look for the translation of each costs many times as much.
 */
export const addressesQuery = defineQuery(`{
  "pages": ${addressedPages}{_id, ${addressFragment}},
  "articles": ${addressedArticles} | order(publishedAt desc){_id, ${addressFragment}},
  "translations": *[_type == "translation.metadata"]{
    "documents": translations[]{language, "id": value._ref}
  },
  "redirects": *[_type == "redirect" && defined(from) && defined(to)]{from, to}
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

/** Where what was changed last is read, with its translations. */
export const newestAddressesQuery = defineQuery(`{
  "pages": ${addressedPages} | order(_updatedAt desc)[0...2]${pageWithTranslations},
  "articles": ${addressedArticles} | order(_updatedAt desc)[0...2]${articleWithTranslations}
}`)

/** The same of what a text links to. */
export const linkedAddressesQuery = defineQuery(`{
  "pages": *[_type == "page" && path in $paths && defined(language)]${pageWithTranslations},
  "articles": *[_type == "article" && slug.current in $slugs && defined(language)]${articleWithTranslations}
}`)

/** All pages and articles in slices, as `readSlices` asks for them. */
const addressedSlice = /* groq */ `*[
    _type in ["page", "article"] && defined(language) && (defined(path) || defined(slug.current)) && _id > $after
  ] | order(_id asc)[0...1000]`

/** What the sitemap lists, and when it was changed. */
export const sitemapDocumentsQuery = defineQuery(`
  ${addressedSlice}{
    _id,
    _type,
    _updatedAt,
    language,
    "path": select(_type == "article" => "${articleFolder}" + slug.current, path),
    "hidden": seo.noIndex == true,
    canonicalPath,
    "related": related[]._ref,
    "offered": sections[].pages[]._ref,
    "listsArticles": "articleList" in sections[]._type
  }
`)

/** The documents that others show, and when they were changed. Thousands may show one. */
export const sitemapPartsQuery = defineQuery(`
  *[
    _type in ["author", "comparisonTable", "faq", "featureCard", "figure"] && _id > $after
  ] | order(_id asc)[0...20]{
    _id,
    _updatedAt,
    "shownBy": *[references(^._id)]._id
  }
`)

/** The page that lists the articles, and where the newest are read: what a feed is made of. Who reads feeds keeps what was seen. */
export const feedQuery = defineQuery(`{
  "blog": *[_type == "page" && language == $locale && path == $path][0]{
    _updatedAt,
    seo{title, description}
  },
  "articles": ${offeredArticles}[defined(publishedAt)][0...20]{
    _updatedAt,
    ${addressFragment},
    ${translatedToFragment}
  }
}`)

/** What the list of all pages for language models says of each: its name, what it is about, and what it is. */
export const guideQuery = defineQuery(`
  ${addressedSlice}{
    _id,
    title,
    publishedAt,
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
    _id,
    _type,
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
