import {articleFolder, searchPath} from '../urls/paths'
import {freeTrialKey, productivityGainKey, startingPriceKey, timeSavedKey} from './figures'

/*
 * Drafts, and documents written through the API, may lack any field. Fragments return "" for a missing text and []
 * for a missing list; `[defined(@)]` and `[defined(@->_id)]` drop empty items and dangling references.
 */

/** Values of a switch that is on; importers write a text. */
export const on = /* groq */ `[true, "true"]`

/** The path of a page or article. Below the blog there are only articles, so a page there has no path. */
export const pathFragment = /* groq */ `select(
  _type == "article" => "${articleFolder}" + slug.current,
  !string::startsWith(path, "${articleFolder}") => path
)`

/** The paths of a page or article, for `hrefIn`. An untranslated article also has one under each other language. */
export const documentPathsFragment = /* groq */ `
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

/* Constants and not a function of the date: TypeScript knows the text of a query only when it is constant. */

/** An article's date as a moment that compares with others; empty, and so the oldest, when it is not a date. */
export const publishedMoment = /* groq */ `coalesce(string(dateTime(publishedAt)), string(dateTime(publishedAt + "T00:00:00Z")), "")`

/** The moment of the parameter `$publishedAt`. */
export const givenMoment = /* groq */ `coalesce(string(dateTime($publishedAt)), string(dateTime($publishedAt + "T00:00:00Z")), "")`

/** The order of articles in all lists. */
export const newestFirst = /* groq */ `${publishedMoment} desc, _id asc`

/** Languages of an article's translations, its own included; null without translations. */
export const translatedToFragment = /* groq */ `
  "translatedTo": ${translationsFragment}{
    "language": value->language
  }
`

/** A section of a page, or the shared section that a reference in its place names. */
export const shownSection = /* groq */ `select(_type == "reference" => @->sections[0], @)`

/** The sections of a page as shown, with the keys that they have in the page. */
export const shownSections = /* groq */ `sections[]{...${shownSection}, _key}[defined(_type)]`

/** Which sections of a page are shared, and the documents that hold them. */
export const sharedFragment = /* groq */ `
  "shared": sections[_type == "reference" && defined(@->_id)]{
    "key": _key,
    ...@->{_id, _type, "section": sections[0]._key}
  }
`

/** Target of a link, for `resolveLink`: of its kind alone, as the Studio keeps what earlier kinds had. */
const destinationFragment = /* groq */ `
  kind,
  "url": select(kind == "url" => url),
  "page": select(kind in ["app", "cta", "url"] => null, page->{${documentPathsFragment}})
`

export const linkFragment = /* groq */ `
  "label": coalesce(label, ""),
  about,
  ${destinationFragment}
`

/** Whether the language has a search page. */
export const hasSearchPage = /* groq */ `
  defined(*[_type == "page" && language == $locale && path == "${searchPath}"][0]._id)
`

/** Articles offered in a language, newest first; `isOfferedIn` in GROQ. */
export const offeredArticles = /* groq */ `
  *[
    _type == "article" && defined(slug.current)
  ][
    language == $locale ||
      ($locale in untranslatedSlugs[].language &&
        coalesce($locale in ${translationsFragment}.value->language, false) == false)
  ] | order(${newestFirst})
`

/** The fields `formatFigure` needs. A range whose upper number is no number has no value. */
export const figureFragment = /* groq */ `
  _id,
  _type,
  "key": coalesce(key, ""),
  "value": select(!defined(upTo) || defined(upTo + 0) => value),
  upTo,
  prefix,
  suffix,
  "isListed": defined(limits)
`

/** A figure with its label and source. */
export const figureNoteFragment = /* groq */ `
  ${figureFragment},
  label,
  source,
  asOf
`

/** A drawing: its form, and the figures that it counts. */
export const drawingFragment = /* groq */ `
  form,
  "figures": figures[defined(@->_id)]->{${figureFragment}}
`

export const richTextFragment = /* groq */ `
  ...,
  children[defined(@)]{
    ...,
    _type == "figureReference" => {"figure": figure->{${figureFragment}}}
  },
  markDefs[defined(@)]{
    ...,
    _type == "textLink" => {${destinationFragment}}
  }
`

/** A list's questions, without those whose answers nobody has approved yet. */
export const questionsFragment = /* groq */ `
  "questions": coalesce(questions[defined(@->_id) && !(@->toConfirm in ${on})]{_key, ...@->{
    _id,
    _type,
    "question": coalesce(question, ""),
    "answer": coalesce(answer[defined(@)]{${richTextFragment}}, [])
  }}, [])
`

export const comparisonTableFragment = /* groq */ `
  _id,
  _type,
  "title": coalesce(title, ""),
  "columns": coalesce(columns, []),
  "rows": coalesce(
    rows[defined(@)]{
      _key,
      "criterion": coalesce(criterion, ""),
      "cells": coalesce(cells, []),
      "answers": coalesce(answers, [])
    },
    []
  ),
  source,
  asOf
`

/** The starting price in euros, and the free trial. */
export const offerFragment = /* groq */ `
  "offer": {
    "price": *[_type == "figure" && key == "${startingPriceKey}"][0].value,
    "trial": *[_type == "figure" && key == "${freeTrialKey}"][0]{${figureNoteFragment}}
  }
`

const timeSaved = /* groq */ `*[_type == "figure" && key == "${timeSavedKey}"][0].value`

const productivityGain = /* groq */ `*[_type == "figure" && key == "${productivityGainKey}"][0].value`

/** The initial values and assumptions of the calculator; null when one is missing or no number. */
export const roiSettings = /* groq */ `
  *[
    _type == "roiSettings" && _id == "roiSettings" &&
    teamSize >= 0 && averageSalary >= 0 && hoursPerDay >= 0 && workingDays >= 0 &&
    ${timeSaved} >= 0 && ${productivityGain} >= 0
  ][0]{
    _id,
    _type,
    "teamSize": coalesce(teamSize, 0),
    "averageSalary": coalesce(averageSalary, 0),
    "hoursPerDay": coalesce(hoursPerDay, 0),
    "workingDays": coalesce(workingDays, 0),
    "timeSaved": coalesce(${timeSaved} / 100, 0),
    "productivityGain": coalesce(${productivityGain} / 100, 0)
  }
`

/** Reading time in minutes: the editor's, or else one per 200 words. */
export const readTime = /* groq */ `coalesce(
  select(readTime > 0 => readTime),
  math::max([1, round(count(string::split(pt::text(body), " ")) / 200)]),
  1
)`

/** An article's topic, which decides the colors of its cover. */
export const topic = /* groq */ `select(
  topic == "crm" => "crm",
  topic == "data" => "data",
  topic == "privacy" => "privacy",
  topic == "figures" => "figures",
  "voice"
)`

/** An article card: on the blog page, and below other articles. */
export const articleCardFragment = /* groq */ `
  _id,
  _type,
  "title": coalesce(title, ""),
  "summary": coalesce(summary, ""),
  "topic": ${topic},
  cover{${drawingFragment}},
  "readTime": ${readTime},
  "publishedAt": coalesce(publishedAt, ""),
  canonicalPath,
  ${documentPathsFragment},
  ${translatedToFragment}
`

/**
 * A picture: its alternative text or the media library's, its asset (whose id contains the dimensions), hotspot and
 * crop, and a blurred preview unless the picture is transparent.
 */
export const pictureFragment = /* groq */ `
  "alt": coalesce(alt, select($locale == "fr" => asset->altText.fr, asset->altText.en), ""),
  crop,
  hotspot,
  "asset": asset->{_id, "preview": select(metadata.isOpaque => metadata.lqip)}
`

/** The credit line of a picture in the media library. */
export const pictureCredit = /* groq */ `select($locale == "fr" => picture.asset->creditLine.fr, picture.asset->creditLine.en)`

/** Title for search engines: the editor's unless it is blank, or else the document's. */
export const seoTitle = /* groq */ `coalesce(
  select(count(string::split(seo.title, " ")[@ != ""]) > 0 => seo.title),
  title,
  ""
)`

/** Description for search engines: the editor's unless it is blank, or else the summary or introduction. */
export const seoDescription = /* groq */ `coalesce(
  select(count(string::split(seo.description, " ")[@ != ""]) > 0 => seo.description),
  summary,
  sections[defined(intro)][0].intro,
  ""
)`

/** Texts for search engines and shared links. */
export const seoFragment = /* groq */ `
  "seo": {
    "title": ${seoTitle},
    "description": ${seoDescription},
    "keywords": seo.keywords[defined(@)],
    "noIndex": seo.noIndex in ${on},
    "image": seo.image{${pictureFragment}}
  }
`
