import {defineQuery} from 'next-sanity'

import {sectionsFragment} from '../../components/sections/fragments'
import {figureFragment, linkFragment, pictureFragment} from './fragments'

/** One page by language and path, with its twins. */
export const pageQuery = defineQuery(`
  *[_type == "page" && language == $locale && path == $path][0]{
    _id,
    title,
    language,
    path,
    seo{title, description, keywords, noIndex, image{${pictureFragment}}},
    sections[]{${sectionsFragment}},
    "twins": *[_type == "translation.metadata" && references(^._id)][0].translations[]{
      language,
      "path": value->path
    }
  }
`)

/** Language and path of every page. */
export const pagePathsQuery = defineQuery(`
  *[_type == "page" && defined(path) && defined(language)]{language, path}
`)

/** What the header and footer of every page show. */
export const siteSettingsQuery = defineQuery(`
  *[_type == "siteSettings" && _id == "siteSettings"][0]{
    name,
    "tagline": select($locale == "fr" => tagline.fr, tagline.en),
    company,
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
  *[_type == "figure" && key in $keys]{${figureFragment}}
`)
