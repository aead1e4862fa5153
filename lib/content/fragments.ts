import {articleFolder} from '../routing/paths'
import {freeTrialKey, startingPriceKey} from './figures/offer'

/**
 * Where a page or article is read: `addressIn` turns it into the address for a language. An article that is not translated
 * has an address under other languages all the same.
 */
export const addressFragment = /* groq */ `
  language,
  "path": select(_type == "article" => "${articleFolder}" + slug.current, path),
  "untranslated": untranslatedSlugs[]{language, "path": "${articleFolder}" + slug}
`

/** The versions of a document in all languages, its own included; what is wanted of each follows in braces. */
export const translationsFragment =
  '*[_type == "translation.metadata" && references(^._id)][0].translations[]'

/** The languages that an article is translated to, its own included; none for one without translations. */
export const translatedToFragment = /* groq */ `
  "translatedTo": ${translationsFragment}{
    "language": value->language
  }
`

/** Where a link leads; `resolveLink` turns it into a URL. */
const destinationFragment = /* groq */ `
  kind,
  url,
  "page": page->{${addressFragment}}
`

export const linkFragment = /* groq */ `
  label,
  about,
  ${destinationFragment}
`

/** The articles that readers of a language are offered, as `isOfferedIn` says it, the newest first. */
export const offeredArticles = /* groq */ `
  *[
    _type == "article" && defined(slug.current) &&
    (language == $locale ||
      ($locale in untranslatedSlugs[].language &&
        coalesce($locale in ${translationsFragment}.value->language, false) == false))
  ] | order(publishedAt desc)
`

/** What is needed to write a figure in a language. */
const figureFragment = /* groq */ `
  _id,
  _type,
  key,
  value,
  upTo,
  prefix,
  suffix
`

/** A figure with what it counts and where it comes from. */
export const figureNoteFragment = /* groq */ `
  ${figureFragment},
  label,
  source,
  asOf
`

export const richTextFragment = /* groq */ `
  ...,
  children[]{
    ...,
    _type == "figureReference" => {"figure": figure->{${figureFragment}}}
  },
  markDefs[]{
    ...,
    _type == "textLink" => {${destinationFragment}}
  }
`

export const questionFragment = /* groq */ `
  _id,
  _type,
  question,
  answer[]{${richTextFragment}}
`

export const comparisonTableFragment = /* groq */ `
  _id,
  _type,
  title,
  columns,
  rows[]{_key, criterion, cells},
  source,
  asOf
`

/** What the product costs to begin with, in euros, and how long one may try it. */
export const offerFragment = /* groq */ `
  "offer": {
    "price": *[_type == "figure" && key == "${startingPriceKey}"][0].value,
    "trial": *[_type == "figure" && key == "${freeTrialKey}"][0]{${figureNoteFragment}}
  }
`

/** What the calculator begins with and assumes. */
export const roiSettingsFragment = /* groq */ `
  "settings": *[_type == "roiSettings" && _id == "roiSettings"][0]{
    _id,
    _type,
    teamSize,
    averageSalary,
    hoursPerDay,
    workingDays,
    timeSaved,
    productivityGain
  }
`

/** An article as it is offered: on the blog's page, and at the end of others. */
export const articleCardFragment = /* groq */ `
  _id,
  _type,
  title,
  summary,
  readTime,
  publishedAt,
  canonicalPath,
  ${addressFragment},
  ${translatedToFragment}
`

/**
 * What is needed to show a picture in any size: the asset, whose id holds its dimensions, focus and crop, and a preview
 * where the picture will cover it.
 */
export const pictureFragment = /* groq */ `
  alt,
  crop,
  hotspot,
  "asset": asset->{_id, "preview": select(metadata.isOpaque => metadata.lqip)}
`
