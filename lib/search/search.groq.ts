import {defineQuery} from 'next-sanity'

import {
  documentPathsFragment,
  newestFirst,
  figureFragment,
  on,
  readTime,
  seoDescription,
  seoTitle,
  translatedToFragment,
} from '../sanity/fragments'

/** Stands for the braces of `{{` in code, where they name no figure. */
export const bracesInCode = '{code{'

/** Text of one paragraph, with figures replaced by their keys. */
const paragraphText = /* groq */ `
  array::join(children[]{"text": coalesce(
    select("code" in marks => array::join(string::split(text, "{{"), "${bracesInCode}"), text),
    "{{" + figure->key + "}}",
    ""
  )}.text, "")
`

const paragraphTexts = /* groq */ `[_type == "block"]{"text": ${paragraphText}}.text`

/** Texts of one list item: card, step, example. */
const itemTexts = /* groq */ `{
  "texts": [
    title, label, badge, priceText, string(text), value, note, example, sentence, scene.sentence, quote, name, role, features
  ]
}.texts`

/** Texts of one paragraph or block. */
const blockTexts = /* groq */ `{
  "texts": [
    select(_type == "block" => ${paragraphText}),
    title,
    heading,
    caption,
    string(text),
    text${paragraphTexts},
    columns,
    rows[].cells,
    array::join(string::split(code, "{{"), "${bracesInCode}"),
    note,
    source,
    phases[]${itemTexts}
  ]
}.texts`

/** Texts of the sections of a page, or of a shared section. */
const sectionTexts = /* groq */ `
    sections[]{
      "texts": [
        heading,
        title,
        string(text),
        text${paragraphTexts},
        intro,
        badge,
        label,
        body[]${blockTexts},
        items[]${itemTexts},
        points[]${itemTexts},
        steps[]${itemTexts},
        cards[]${itemTexts},
        cases[]${itemTexts},
        plans[]${itemTexts},
        examples[]${itemTexts},
        stats[]${itemTexts},
        lists[]{"texts": [title, items]}.texts,
        scene.sentence,
        scene.fields[].note,
        note,
        saving,
        logos[].alt,
        name,
        role,
        quote,
        next
      ]
    }.texts
`

/**
 * Visible texts of a page or article, as nested lists. Excludes shared documents (questions,
 * tables).
 */
export const textsFragment = /* groq */ `"texts": [${sectionTexts}, body[]${blockTexts}]`

const resultFragment = /* groq */ `
  _id,
  _type,
  "title": select(_type == "page" => ${seoTitle}, coalesce(title, "")),
  "description": coalesce(summary, ${seoDescription}),
  "readTime": select(_type == "article" => ${readTime}),
  ${documentPathsFragment},
  ${translatedToFragment}
`

/** Excludes documents that search engines may not index, and the search page. */
const isPublic = /* groq */ `
  _type in ["page", "article"] && !(seo.noIndex in ${on}) && path != $searchPath
`

/** In the visitor's language, or an article with no translation in it. */
const isOffered = /* groq */ `
  (language == $locale || (_type == "article" && $locale in untranslatedSlugs[].language))
`

/** Matches all words in either spelling. */
const isFound = /* groq */ `
  (@ match text::query($search) || @ match text::query($otherSpelling))
`

/**
 * Pages and articles that match all words, by score, then shared documents that match. `score()`
 * uses only paths that the hosted Content Lake indexes, so references are followed outside of it.
 */
export const searchQuery = defineQuery(`{
  "documents": *[${isPublic} && ${isOffered} && ${isFound}]
    | score(
      boost(title match text::query($search), 8),
      boost(seo.title match text::query($search), 6),
      boost(seo.keywords match text::query($search), 4),
      boost(summary match text::query($search), 4),
      boost(seo.description match text::query($search), 4),
      boost(sections[].heading match text::query($search), 3),
      @ match text::query($search)
    )
    | order(select(language == $locale => 0, 1), _score desc, ${newestFirst})[0...20]{
      ${resultFragment},
      "keywords": seo.keywords,
      ${textsFragment}
    },
  "parts": *[
    _type in ["comparisonTable", "faq", "featureCard", "sharedSection"] &&
    language == $locale &&
    ${isFound}
  ][0...20]{
    "texts": [select(!(toConfirm in ${on}) => question), select(_type != "sharedSection" => title), string(text), select(!(toConfirm in ${on}) => answer${paragraphTexts}), columns, rows[]{"texts": [criterion, cells]}.texts, ${sectionTexts}],
    "documents": *[
      ${isPublic} && language == $locale &&
      (references(^._id) || references(*[_type == "sharedSection" && references(^.^._id)]._id))
    ]
      | order(_type desc, ${newestFirst})[0...10]{${resultFragment}}
  },
  "figures": *[_type == "figure" && defined(key)]{${figureFragment}}
}`)
