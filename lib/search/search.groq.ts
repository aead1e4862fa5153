import {defineQuery} from 'next-sanity'

import {addressFragment, figureNoteFragment, translatedToFragment} from '../content/fragments'

/** The words of one paragraph, its figures named by their keys. */
const paragraphText = /* groq */ `
  array::join(children[]{"text": coalesce(text, "{{" + figure->key + "}}", "")}.text, "")
`

const paragraphTexts = /* groq */ `[_type == "block"]{"text": ${paragraphText}}.text`

/** The texts of one thing in a list: a card, a step, an example. */
const itemTexts = /* groq */ `{
  "texts": [title, label, string(text), value, note, example, sentence]
}.texts`

/** The texts of one paragraph or block of a long text. */
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
    code,
    note,
    source,
    phases[]${itemTexts}
  ]
}.texts`

/**
 * What people read of a page or an article, as texts in lists in lists. What it shares with others, as questions and
 * tables, is not in it: these are documents of their own.
 */
export const textsFragment = /* groq */ `
  "texts": [
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
        examples[]${itemTexts},
        stats[]${itemTexts},
        lists[]{"texts": [title, items]}.texts,
        scene.sentence,
        note,
        name,
        role
      ]
    }.texts,
    body[]${blockTexts}
  ]
`

const resultFragment = /* groq */ `
  _id,
  _type,
  "title": coalesce(select(_type == "page" => seo.title), title, ""),
  "description": coalesce(summary, seo.description, ""),
  readTime,
  ${addressFragment},
  ${translatedToFragment}
`

/** What may be found: not what search engines may not show, and not the page that searches. */
const isPublic = /* groq */ `
  _type in ["page", "article"] && seo.noIndex != true && path != $searchPath
`

/** What is in the language of the readers, or an article that they can only have in another. */
const isOffered = /* groq */ `
  (language == $locale || (_type == "article" && $locale in untranslatedSlugs[].language))
`

/**
 * Pages and articles with all words of a search, the best first, and what pages share, with what shows it, pages first. Every
 * condition of `score()` is a path that the hosted Content Lake has an index for, so references are followed outside of it.
 */
export const searchQuery = defineQuery(`{
  "documents": *[${isPublic} && ${isOffered} && @ match text::query($search)]
    | score(
      boost(title match text::query($search), 8),
      boost(seo.title match text::query($search), 6),
      boost(seo.keywords match text::query($search), 4),
      boost(summary match text::query($search), 4),
      boost(seo.description match text::query($search), 4),
      boost(sections[].heading match text::query($search), 3),
      @ match text::query($search)
    )
    | order(select(language == $locale => 0, 1), _score desc, publishedAt desc)[0...20]{
      ${resultFragment},
      "keywords": seo.keywords,
      ${textsFragment}
    },
  "parts": *[
    _type in ["faq", "comparisonTable", "featureCard"] &&
    language == $locale &&
    @ match text::query($search)
  ][0...20]{
    "texts": [question, title, string(text), answer${paragraphTexts}, columns, rows[]{"texts": [criterion, cells]}.texts],
    "documents": *[${isPublic} && language == $locale && references(^._id)]
      | order(_type desc, publishedAt desc)[0...10]{${resultFragment}}
  },
  "figures": *[_type == "figure" && defined(key)]{${figureNoteFragment}}
}`)
