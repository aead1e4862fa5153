import type {Locale} from '../../lib/i18n/locales'
import type {DocumentText} from './texts'

/** A text of the source as it was when its translation was begun, or last held to be up to date. */
interface RecordedText {
  _key: string
  path: string
  /** The fingerprint of the text. */
  source: string
  /** An editor has said that the translation has the same words: a name, for one. */
  kept?: boolean
}

/**
 * From which texts a document was translated; kept beside the links between translations, so that readers never get it, noting it
 * makes no draft, and editing either document cannot lose it.
 */
export interface TranslationRecord {
  _key: string
  _type: 'translationRecord'
  language: Locale
  from: Locale
  texts: RecordedText[]
}

/** What is to be done in a translation. */
export interface Comparison {
  /** Texts that still have the words of the source. */
  untranslated: DocumentText[]
  /** Texts of the source that say something else than when they were translated. */
  changed: DocumentText[]
  /** Texts of the source that were not there then. */
  added: DocumentText[]
  /** Texts of the translation whose source is gone. */
  removed: DocumentText[]
}

/** The work that is left, from the state of the translation to that of a finished translation. */
export type TranslationState = 'missing' | 'untranslated' | 'outdated' | 'complete'

/** A short stand-in for a text: other texts have others, save by an accident in 10¹⁵. */
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

/** Notes from which texts a document is translated; what was kept in the words of the source stays so. */
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

/** Holds a translation beside its source as it is now. Without a record nothing is known, and so nothing said. */
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

/** The state of a translation that exists. What is not translated at all comes before what has to be translated anew. */
export function stateOf({untranslated, changed, added, removed}: Comparison): TranslationState {
  if (untranslated.length > 0) return 'untranslated'
  return changed.length + added.length + removed.length > 0 ? 'outdated' : 'complete'
}
