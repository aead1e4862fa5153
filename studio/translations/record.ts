import type {Locale} from '../../lib/i18n/locales'
import type {DocumentText} from './texts'

/** A text of the source when it was last translated. */
interface RecordedText {
  _key: string
  path: string
  source: string
  /** Set if the translation keeps the text of the source, such as a name. */
  kept?: boolean
}

/**
 * The texts that a document was translated from. They are stored with the metadata, so that writing them creates no draft
 * and visitors never load them.
 */
export interface TranslationRecord {
  _key: string
  _type: 'translationRecord'
  language: Locale
  from: Locale
  texts: RecordedText[]
}

/** The texts that need work in a translation. */
export interface Comparison {
  /** Texts that are still those of the source. */
  untranslated: DocumentText[]
  /** Texts of the source that changed since they were translated. */
  changed: DocumentText[]
  added: DocumentText[]
  /** Texts of the translation whose source was removed. */
  removed: DocumentText[]
}

/** The state of a translation, by the work that is left. */
export type TranslationState = 'missing' | 'untranslated' | 'outdated' | 'complete'

/** A 53-bit hash of a text. */
export function fingerprint(text: string): string {
  let first = 0xdeadbeef
  let second = 0x41c6ce57
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    first = Math.imul(first ^ code, 2654435761)
    second = Math.imul(second ^ code, 1597334677)
  }
  first =
    Math.imul(first ^ (first >>> 16), 2246822507) ^ Math.imul(second ^ (second >>> 13), 3266489909)
  second =
    Math.imul(second ^ (second >>> 16), 2246822507) ^ Math.imul(first ^ (first >>> 13), 3266489909)
  return (4294967296 * (2097151 & second) + (first >>> 0)).toString(36)
}

/** Records the texts of the source. Texts that the translation keeps stay marked. */
export function recordOf(
  languages: {language: Locale; from: Locale},
  sourceTexts: DocumentText[],
  before?: {texts: Pick<RecordedText, 'path' | 'kept'>[]},
): TranslationRecord {
  const kept = new Set(before?.texts.filter((text) => text.kept).map(({path}) => path))
  return {
    _key: languages.language,
    _type: 'translationRecord',
    ...languages,
    texts: sourceTexts.map(({path, text}) => ({
      _key: fingerprint(path),
      path,
      source: fingerprint(text),
      ...(kept.has(path) && {kept: true}),
    })),
  }
}

/** Compares a translation with its source; without a record there is nothing to compare. */
export function compare(
  record: Pick<TranslationRecord, 'texts'> | undefined,
  sourceTexts: DocumentText[],
  translationTexts: DocumentText[],
): Comparison {
  const recorded = new Map(record?.texts.map((text) => [text.path, text]))
  const source = new Set(sourceTexts.map(({path}) => path))
  const translation = new Set(translationTexts.map(({path}) => path))
  const untranslated = translationTexts.filter(({path, text}) => {
    const known = recorded.get(path)
    return known && !known.kept && known.source === fingerprint(text)
  })
  const open = new Set(untranslated.map(({path}) => path))
  const isChanged = ({path, text}: DocumentText) => {
    const known = recorded.get(path)
    return known !== undefined && known.source !== fingerprint(text)
  }
  return {
    untranslated,
    changed: sourceTexts.filter(
      (text) => isChanged(text) && !open.has(text.path) && translation.has(text.path),
    ),
    added: record ? sourceTexts.filter(({path}) => !recorded.has(path)) : [],
    removed: translationTexts.filter(({path}) => recorded.has(path) && !source.has(path)),
  }
}

/** Returns the number of texts that need work. */
export function countOf(comparison: Comparison | null): number {
  return Object.values(comparison ?? {}).flat().length
}

/** The state of an existing translation. */
export function stateOf({untranslated, changed, added, removed}: Comparison): TranslationState {
  if (untranslated.length > 0) return 'untranslated'
  return changed.length + added.length + removed.length > 0 ? 'outdated' : 'complete'
}
