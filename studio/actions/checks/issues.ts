import type {ObjectSchemaType} from 'sanity'

import {locales} from '../../../lib/i18n/locales'
import {figureKeys} from '../../../lib/sanity/figures'
import {isJsonObject, type JsonObject} from '../../../lib/server/json'
import {sectionTypes} from '../../../schemas/sections'
import {placeholdersOf} from '../../../schemas/sections/placeholders'
import {compare, type TranslationRecord} from '../../translations/record'
import {textsOf, writtenIn, type DocumentText} from '../../translations/texts'
import {linksIn, type FoundLink} from './links'

/** Something that an editor should know before a document is published. */
export interface Issue {
  kind:
    | 'invalid'
    | 'task'
    | 'placeholder'
    | 'translation'
    | 'unpublished'
    | 'address'
    | 'otherLanguage'
    | 'figure'
    | 'untranslated'
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
  hosts: string[]
  linked: LinkedDocument[]
  /** Whether a path of this site exists. */
  isFound: (href: string) => boolean
  figures: Set<string>
  /** Languages that visitors are offered; others are in preparation. */
  offered: Set<string>
  /** The languages of its translations, published or not. */
  languages: Set<string>
  /** Its translation record, and the texts of its source. */
  translation: {record: TranslationRecord; source: DocumentText[]} | null
}

/** Languages in which visitors do not find the document. Untranslated articles may have an address in them. */
function missingTranslations(document: JsonObject, {languages, offered}: KnownFacts): Issue[] {
  const slugs = document['untranslatedSlugs']
  const served = Array.isArray(slugs)
    ? slugs.filter(isJsonObject).map(({language}) => language)
    : []
  return locales
    .filter((locale) => locale !== document['language'] && offered.has(locale))
    .filter((locale) => !languages.has(locale) && !served.includes(locale))
    .map((locale) => ({kind: 'translation', about: locale, path: null}))
}

export type LinkFacts = Pick<KnownFacts, 'hosts' | 'linked' | 'isFound'>

function issueOf({id, href, path}: FoundLink, document: JsonObject, facts: LinkFacts): Issue[] {
  if (href) return facts.isFound(href) ? [] : [{kind: 'address', about: href, path}]
  const target = facts.linked.find((linked) => linked.id === id)
  if (!target) return []
  const {title, language, readableIn} = target
  if (!target.isPublished) return [{kind: 'unpublished', about: title, path}]
  const own = document['language']
  const isForeign = language !== null && language !== own && !readableIn.includes(String(own))
  return isForeign ? [{kind: 'otherLanguage', about: title, path}] : []
}

/** Finds links to missing documents or addresses, and to documents in another language. */
export function linkIssues(document: JsonObject, facts: LinkFacts): Issue[] {
  return linksIn(document, facts.hosts).flatMap((link) => issueOf(link, document, facts))
}

/** Texts that are still those of the source. */
function untranslatedTexts(texts: DocumentText[], {translation}: KnownFacts): Issue[] {
  const {untranslated} = compare(translation?.record, translation?.source ?? [], texts)
  return untranslated.map(({path, text}) => ({kind: 'untranslated', about: text, path}))
}

function unknownFigures(texts: DocumentText[], {figures}: KnownFacts): Issue[] {
  return texts.flatMap(({path, text, block}) =>
    figureKeys(block ?? {[path.split('.').at(-1) ?? '']: text})
      .filter((key) => !figures.has(key))
      .map((key): Issue => ({kind: 'figure', about: key, path})),
  )
}

const placeholders = new Set(sectionTypes.flatMap((type) => placeholdersOf(type.initialValue)))

/** Sample texts of new sections that are still in place. */
function keptPlaceholders(texts: DocumentText[]): Issue[] {
  return texts
    .filter(({text}) => placeholders.has(text))
    .map(({path, text}) => ({kind: 'placeholder', about: text, path}))
}

/** What an editor should know before publishing a page or article, most severe first. */
export function issuesIn(type: ObjectSchemaType, document: JsonObject, facts: KnownFacts): Issue[] {
  return [
    ...keptPlaceholders(textsOf(type, document)),
    ...linkIssues(document, facts),
    ...unknownFigures(writtenIn(type, document), facts),
    ...untranslatedTexts(textsOf(type, document), facts),
    ...missingTranslations(document, facts),
  ]
}
