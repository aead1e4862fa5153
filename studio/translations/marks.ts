import type {Locale} from '../../lib/i18n/locales'
import {isFields} from './fields'
import {fingerprint, type TranslationRecord} from './record'
import {blockText} from './texts'

/** What is known of the translation that is open in a form. */
export interface OpenTranslation {
  /** The document that links it with its source. */
  linkId: string
  record: TranslationRecord
  /** The texts of the source as they are now, by path. */
  source: Map<string, string>
  from: Locale
}

/** What there is to say about one text of a field. */
export interface TextMark {
  path: string
  kind: 'untranslated' | 'changed' | 'translated'
  /** The text in the language that it is translated from. */
  source: string
}

/** The texts that a field itself holds: its own, or those of its paragraphs or items. */
function ownTexts(path: string, value: unknown): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (!Array.isArray(value)) return []
  return value.flatMap((item: unknown, index): [string, string][] => {
    if (typeof item === 'string') return [[`${path}[${index}]`, item]]
    if (!isFields(item) || item['_type'] !== 'block') return []
    return [[`${path}[_key=="${String(item['_key'])}"]`, blockText(item)]]
  })
}

/** What there is to say about the texts of a field, in their order. */
export function marksOf(
  {record, source}: Pick<OpenTranslation, 'record' | 'source'>,
  path: string,
  value: unknown,
): TextMark[] {
  const recorded = new Map(record.texts.map((text) => [text.path, text]))
  return ownTexts(path, value).flatMap(([at, text]): TextMark[] => {
    const known = recorded.get(at)
    const now = source.get(at)
    if (!known || now === undefined) return []
    const isUntranslated = !known.kept && known.source === fingerprint(text)
    if (isUntranslated) return [{path: at, kind: 'untranslated', source: now}]
    const isChanged = known.source !== fingerprint(now)
    return [{path: at, kind: isChanged ? 'changed' : 'translated', source: now}]
  })
}
