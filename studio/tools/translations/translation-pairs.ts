import {getPublishedId, isDraftId, isVersionId} from '@sanity/client/csm'

import {defaultLocale, isLocale, locales, type Locale} from '../../../lib/i18n/locales'
import type {Comparison, TranslationState} from '../../translations/record'

/** A translated document, as the list queries it. */
export interface TranslatedDocument {
  _id: string
  _rev: string
  _type: string
  language: string
  title: string | null
  path: string | null
  /** Languages that it has an address in without a translation. */
  servedIn: string[] | null
}

/** The metadata of translations, as the list queries it. */
export interface ListedMetadata {
  _id: string
  _rev: string
  translations: {language: string; value?: {_ref?: string}}[] | null
  records: {language: string; from: string}[] | null
}

/** A document in one language. */
interface Version {
  id: string
  type: string
  title: string
  path: string
  isPublished: boolean
  /** The stored document that is compared. */
  stored: {id: string; rev: string}
}

/** A source and its translation, if there is one. */
export interface TranslationPair {
  key: string
  source: Version
  from: Locale
  language: Locale
  translation: Version | null
  /** True while readers of the language see the source. */
  isServed: boolean
  /** Set if the metadata has a record of the translation. */
  record: {metadataId: string; rev: string} | null
}

export interface PairWithState extends TranslationPair {
  state: TranslationState | null
}

export interface Filter {
  state: TranslationState | null
  type: string | null
  search: string
}

/** The preferred version: of a source the published one, of a translation the draft, or else one in a release. */
function versionOf(stored: TranslatedDocument[], preferred: 'published' | 'draft'): Version | null {
  const published = stored.find(({_id}) => _id === getPublishedId(_id))
  const draft = stored.find(({_id}) => isDraftId(_id))
  const inRelease = stored.find(({_id}) => isVersionId(_id))
  const chosen =
    preferred === 'published' ? (published ?? draft) : (draft ?? published ?? inRelease)
  if (!chosen) return null
  return {
    id: getPublishedId(chosen._id),
    type: chosen._type,
    title: chosen.title ?? '',
    path: chosen.path ?? '',
    isPublished: published !== undefined,
    stored: {id: chosen._id, rev: chosen._rev},
  }
}

/** A document in each language, and the metadata that links them. */
interface Group {
  versions: Map<Locale, TranslatedDocument[]>
  metadata: ListedMetadata | null
}

function groupsOf(documents: TranslatedDocument[], allMetadata: ListedMetadata[]): Group[] {
  const metadataOf = new Map(
    allMetadata.flatMap((item) =>
      (item.translations ?? []).map(({value}) => [value?._ref ?? '', item] as const),
    ),
  )
  const groups = new Map<string, Group>()
  for (const document of documents) {
    const id = getPublishedId(document._id)
    const metadata = metadataOf.get(id) ?? null
    const key = metadata?._id ?? id
    const group = groups.get(key) ?? {versions: new Map<Locale, TranslatedDocument[]>(), metadata}
    groups.set(key, group)
    const {language} = document
    if (!isLocale(language)) continue
    group.versions.set(language, [...(group.versions.get(language) ?? []), document])
  }
  return [...groups.values()]
}

function recordOf({metadata}: Group, language: Locale) {
  return metadata?.records?.find((record) => record.language === language)
}

/** The language that a translation is made from: the recorded one, or the default, or the first other one. */
function sourceOf(group: Group, language: Locale): Locale | undefined {
  return [recordOf(group, language)?.from, defaultLocale, ...locales]
    .filter(isLocale)
    .find((locale) => locale !== language && group.versions.has(locale))
}

/** Whether a language is the source of the others. */
function isOriginal(group: Group, language: Locale): boolean {
  if (recordOf(group, language)) return false
  const {versions, metadata} = group
  const isSource = metadata?.records?.some(({from}) => from === language) ?? false
  return (
    versions.has(language) &&
    (isSource || language === defaultLocale || !versions.has(defaultLocale))
  )
}

function pairIn(group: Group, language: Locale): TranslationPair[] {
  const from = sourceOf(group, language)
  const stored = from && group.versions.get(from)
  const source = stored && versionOf(stored, 'published')
  if (!from || !source || isOriginal(group, language)) return []
  const {metadata} = group
  return [
    {
      key: `${source.id} ${language}`,
      source,
      from,
      language,
      translation: versionOf(group.versions.get(language) ?? [], 'draft'),
      isServed: stored.some(({servedIn}) => servedIn?.includes(language)),
      record:
        metadata && recordOf(group, language)
          ? {metadataId: metadata._id, rev: metadata._rev}
          : null,
    },
  ]
}

/** Every source with each of its translations, missing ones too. */
export function pairsOf(
  documents: TranslatedDocument[],
  metadata: ListedMetadata[],
): TranslationPair[] {
  return groupsOf(documents, metadata).flatMap((group) =>
    locales.flatMap((language) => pairIn(group, language)),
  )
}

/** The revisions that the state of a pair depends on. */
export function revisionsOf({source, translation, record}: TranslationPair): string {
  return [source.stored, translation?.stored, record].map((part) => part?.rev ?? '').join(' ')
}

const order: (TranslationState | null)[] = ['untranslated', 'outdated', 'missing', null, 'complete']

/** Returns the pairs that match a filter, unfinished translations first. */
export function filterPairs(
  pairs: PairWithState[],
  {state, type, search}: Filter,
): PairWithState[] {
  const sought = search.trim().toLowerCase()
  const matches = ({source, translation}: PairWithState) =>
    [source.title, source.path, translation?.title, translation?.path].some((text) =>
      text?.toLowerCase().includes(sought),
    )
  return pairs
    .filter((pair) => (!state || pair.state === state) && (!type || pair.source.type === type))
    .filter((pair) => !sought || matches(pair))
    .sort(
      (one, other) =>
        order.indexOf(one.state) - order.indexOf(other.state) ||
        one.source.title.localeCompare(other.source.title),
    )
}

/** The number of pairs in each state. */
export function countStates(pairs: PairWithState[]): Record<TranslationState, number> {
  const counts = {missing: 0, untranslated: 0, outdated: 0, complete: 0}
  for (const {state} of pairs) if (state) counts[state] += 1
  return counts
}

/** Counts the words that are left to translate. */
export function wordsLeftIn(comparisons: (Comparison | null)[]): number {
  return comparisons
    .flatMap((left) => (left ? [...left.untranslated, ...left.changed, ...left.added] : []))
    .reduce((count, {text}) => count + (text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0), 0)
}

/** The URL of the Structure tool with documents side by side. */
export function sideBySideHref(basePath: string, type: string, ids: string[]): string {
  const panes = ids.map((id) => encodeURIComponent(`__edit__${id},type=${type}`))
  return `${basePath}/structure/${panes.join(';')}`
}
