import {defineQuery} from 'next-sanity'

import {
  documentPathsFragment,
  newestFirst,
  pathFragment,
  figureNoteFragment,
  givenMoment,
  hasSearchPage,
  on,
  linkFragment,
  offeredArticles,
  publishedMoment,
  seoDescription,
  seoTitle,
  sharedFragment,
  shownSections,
  translatedToFragment,
} from './fragments'

const neighborFragment = /* groq */ `{_id, _type, "title": coalesce(title, ""), ${documentPathsFragment}}`

/** The next newer and the next older article of a language, in the order of lists. */
export const neighborsQuery = defineQuery(`{
  "newer": *[
    _type == "article" && language == $language &&
    (${publishedMoment} > ${givenMoment} || (${publishedMoment} == ${givenMoment} && _id < $id))
  ] | order(${publishedMoment} asc, _id desc)[0]${neighborFragment},
  "older": *[
    _type == "article" && language == $language &&
    (${publishedMoment} < ${givenMoment} || (${publishedMoment} == ${givenMoment} && _id > $id))
  ] | order(${newestFirst})[0]${neighborFragment}
}`)

/** The parts of the blog page that an article shows: its title for the breadcrumb, and its call to action. */
export const blogQuery = defineQuery(`
  *[_type == "page" && language == $locale && path == $path][0]{
    _id,
    _type,
    "title": coalesce(title, ""),
    ${sharedFragment},
    "invitation": ${shownSections}[_type == "invitation"][0]{
      _key,
      _type,
      "heading": coalesce(heading, ""),
      text,
      "band": band == true,
      links[defined(@)]{_key, ${linkFragment}}
    }
  }
`)

/** All pages and articles, in batches for `readBatches`. */
const batchWithPath = /* groq */ `*[
    _type in ["page", "article"] && defined(language) && (defined(path) || defined(slug.current)) && _id > $after
  ] | order(_id asc)[0...1000]`

/** The documents of the sitemap, with the time of their last change. */
export const sitemapDocumentsQuery = defineQuery(`
  ${batchWithPath}{
    _id,
    _type,
    _updatedAt,
    language,
    "path": ${pathFragment},
    "hidden": seo.noIndex in ${on},
    canonicalPath,
    "related": related[]._ref,
    "offered": ${shownSections}.pages[]._ref,
    "listsArticles": "articleList" in sections[]._type
  }
`)

/**
 * Documents embedded in others, with the time of their last change. Thousands may embed one, so batches are small.
 */
export const sitemapPartsQuery = defineQuery(`
  *[
    _type in ["author", "comparisonTable", "faq", "featureCard", "figure", "sharedSection"] && _id > $after
  ] | order(_id asc)[0...20]{
    _id,
    _updatedAt,
    "shownBy": *[references(^._id)]._id
  }
`)

/** The blog page and its newest articles, for feeds. Feed readers keep older entries. */
export const feedQuery = defineQuery(`{
  "blog": *[_type == "page" && language == $locale && path == $path][0]{
    _updatedAt,
    "seo": {"title": ${seoTitle}, "description": ${seoDescription}}
  },
  "articles": ${offeredArticles}[defined(publishedAt)][0...20]{
    _updatedAt,
    ${documentPathsFragment},
    ${translatedToFragment}
  }
}`)

/** The entries of llms.txt: title, description and group. */
export const guideQuery = defineQuery(`
  ${batchWithPath}{
    _id,
    "title": coalesce(title, ""),
    publishedAt,
    language,
    "path": ${pathFragment},
    "description": ${seoDescription},
    "hidden": seo.noIndex in ${on},
    "group": select(
      _type == "article" || "articleList" in sections[]._type => "blog",
      "comparison" in ${shownSections}._type => "comparisons",
      "pages"
    )
  }
`)

/** Settings, menus and actions in one language, for the header and footer of every page. */
export const siteSettingsQuery = defineQuery(`
  *[_type == "siteSettings" && _id == "siteSettings"][0]{
    _id,
    _type,
    "name": coalesce(name, ""),
    company,
    address,
    "contactEmail": coalesce(contactEmail, ""),
    privacyEmail,
    "callsToAction": *[_type == "callsToAction" && _id == "callsToAction"][0]{
      _id,
      _type,
      appUrl,
      "primaryAction": select($locale == "fr" => primaryAction.fr, primaryAction.en),
      "appAction": select($locale == "fr" => appAction.fr, appAction.en)
    },
    "navigation": *[_type == "navigation" && _id == "navigation"][0]{
      _id,
      _type,
      "tagline": select($locale == "fr" => tagline.fr, tagline.en),
      "privacyBlurb": select($locale == "fr" => privacyBlurb.fr, privacyBlurb.en),
      socialUrl,
      "menus": headerMenu,
      "headerMenu": select($locale == "fr" => headerMenu.fr, headerMenu.en)[defined(@)]{_key, ${linkFragment}},
      "productMenu": select($locale == "fr" => productMenu.fr, productMenu.en)[defined(@)]{_key, ${linkFragment}},
      "compareMenu": select($locale == "fr" => compareMenu.fr, compareMenu.en)[defined(@)]{_key, ${linkFragment}},
      "guidesMenu": select($locale == "fr" => guidesMenu.fr, guidesMenu.en)[defined(@)]{_key, ${linkFragment}},
      "legalMenu": select($locale == "fr" => legalMenu.fr, legalMenu.en)[defined(@)]{_key, ${linkFragment}}
    },
    "hasSearch": ${hasSearchPage},
    "figuresPath": *[_type == "page" && language == $locale && "figureList" in sections[]._type][0].path
  }
`)

/** The labels of the two actions in each language, and the URL of the app. */
export const callsToActionQuery = defineQuery(`
  *[_type == "callsToAction" && _id == "callsToAction"][0]{appUrl, primaryAction, appAction}
`)

/** Announcement bars in one language, ordered by end. */
export const announcementBarsQuery = defineQuery(`
  *[_type == "announcementBar" && until == string(until)]{
    _id,
    _type,
    "until": coalesce(until, ""),
    "message": select($locale == "fr" => message.fr, message.en){text, link{${linkFragment}}}
  }[defined(message.text)] | order(until asc){
    _id,
    _type,
    until,
    "text": coalesce(message.text, ""),
    "link": message.link
  }
`)

/** Figures by key. */
export const figuresQuery = defineQuery(`
  *[_type == "figure" && key in $keys]{${figureNoteFragment}}
`)
