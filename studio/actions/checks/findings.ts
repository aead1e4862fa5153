import type {ObjectSchemaType} from 'sanity'

import {figureKeys, insertFigures} from '../../../lib/content/figures/insert'
import {isLocale, locales, type Locale} from '../../../lib/i18n/locales'
import {sectionTypes} from '../../../schemas/sections'
import {placeholdersOf} from '../../../schemas/sections/placeholders'
import {isFields, type Fields} from '../../translations/fields'
import {compare, type TranslationRecord} from '../../translations/record'
import {textsOf, writtenIn, type DocumentText} from '../../translations/texts'
import {languageOfText} from './language-of-text'
import {linksIn, type FoundLink} from './links'

/** Something that an editor should know before a document is published. */
export interface Finding {
  kind:
    | 'fault'
    | 'task'
    | 'placeholder'
    | 'translation'
    | 'unpublished'
    | 'address'
    | 'otherLanguage'
    | 'figure'
    | 'untranslated'
    | 'inOtherLanguage'
  /** What it is about: a title, an address, a key or a text. */
  about: string
  /** The field to look at; null for the document as a whole. */
  path: string | null
}

/** A document that a checked one refers to. */
export interface LinkedDocument {
  id: string
  title: string
  isPublished: boolean
  language: string | null
  /** Other languages that it has an address in. */
  readableIn: string[]
}

/** What a document is checked against. */
export interface KnownFacts {
  /** The hosts of this site. */
  hosts: string[]
  /** Existing documents that it refers to. */
  linked: LinkedDocument[]
  /** Tells whether a path of this site is answered. */
  isFound: (href: string) => boolean
  /** The keys of published figures. */
  figures: Set<string>
  /** Languages that visitors are offered; others are in preparation. */
  offered: Set<string>
  /** The languages of its translations, published or not. */
  languages: Set<string>
  /** Its translation record, and the texts of its source. */
  translation: {record: TranslationRecord; source: DocumentText[]} | null
}

/** Languages that visitors miss the document in; untranslated articles may have an address there. */
function missingTranslations(document: Fields, {languages, offered}: KnownFacts): Finding[] {
  const places = document['untranslatedSlugs']
  const served = Array.isArray(places) ? places.filter(isFields).map(({language}) => language) : []
  return locales
    .filter((locale) => locale !== document['language'] && offered.has(locale))
    .filter((locale) => !languages.has(locale) && !served.includes(locale))
    .map((locale) => ({kind: 'translation', about: locale, path: null}))
}

/** What links are checked against. */
export type LinkFacts = Pick<KnownFacts, 'hosts' | 'linked' | 'isFound'>

function findingOf({id, href, path}: FoundLink, document: Fields, facts: LinkFacts): Finding[] {
  if (href) return facts.isFound(href) ? [] : [{kind: 'address', about: href, path}]
  const target = facts.linked.find((linked) => linked.id === id)
  if (!target) return []
  const {title, language, readableIn} = target
  if (!target.isPublished) return [{kind: 'unpublished', about: title, path}]
  const own = document['language']
  const isForeign = language !== null && language !== own && !readableIn.includes(String(own))
  return isForeign ? [{kind: 'otherLanguage', about: title, path}] : []
}

/** Links of a document that visitors cannot follow, or that change their language. */
export function linkFindings(document: Fields, facts: LinkFacts): Finding[] {
  return linksIn(document, facts.hosts).flatMap((link) => findingOf(link, document, facts))
}

/** Texts in another language: recorded as untranslated, or recognized by their function words. */
function foreignTexts(texts: DocumentText[], locale: Locale, facts: KnownFacts): Finding[] {
  const {translation} = facts
  const {untranslated} = compare(translation?.record, translation?.source ?? [], texts)
  const noted = new Set(untranslated.map(({path}) => path))
  const found = texts.filter(({path, text}) => {
    const language = noted.has(path) ? null : languageOfText(insertFigures(text, [], locale))
    return language !== null && language !== locale
  })
  return [
    ...untranslated.map(({path, text}): Finding => ({kind: 'untranslated', about: text, path})),
    ...found.map(({path, text}): Finding => ({kind: 'inOtherLanguage', about: text, path})),
  ]
}

function unknownFigures(texts: DocumentText[], {figures}: KnownFacts): Finding[] {
  return texts.flatMap(({path, text}) =>
    figureKeys(text)
      .filter((key) => !figures.has(key))
      .map((key): Finding => ({kind: 'figure', about: key, path})),
  )
}

const placeholders = new Set(sectionTypes.flatMap((type) => placeholdersOf(type.initialValue)))

/** Texts of new sections that nobody has replaced. */
function keptPlaceholders(texts: DocumentText[]): Finding[] {
  return texts
    .filter(({text}) => placeholders.has(text))
    .map(({path, text}) => ({kind: 'placeholder', about: text, path}))
}

/** What an editor should know before publishing a page or article, most severe first. */
export function findingsIn(type: ObjectSchemaType, document: Fields, facts: KnownFacts): Finding[] {
  const {language} = document
  return [
    ...keptPlaceholders(textsOf(type, document)),
    ...linkFindings(document, facts),
    ...unknownFigures(writtenIn(type, document), facts),
    ...(isLocale(language) ? foreignTexts(textsOf(type, document), language, facts) : []),
    ...missingTranslations(document, facts),
  ]
}
