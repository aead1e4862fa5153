import {isJsonObject} from '../../lib/server/json'
import {fingerprint, type TranslationRecord} from './record'
import {blockText} from './texts'

/** The translation that is open in a form. */
export interface OpenTranslation {
  /** The metadata that links it with its source. */
  metadataId: string
  record: TranslationRecord
  /** The current texts of the source, by path. */
  source: Map<string, string>
}

export interface TextStatus {
  path: string
  kind: 'untranslated' | 'changed' | 'translated'
  source: string
}

/** The text, paragraphs or items of a field, without those of nested fields. */
function ownTexts(path: string, value: unknown): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (!Array.isArray(value)) return []
  return value.flatMap((item: unknown, index): [string, string][] => {
    if (typeof item === 'string') return [[`${path}[${index}]`, item]]
    if (!isJsonObject(item) || item['_type'] !== 'block') return []
    return [[`${path}[_key=="${String(item['_key'])}"]`, blockText(item)]]
  })
}

/** The states of a field's texts, in order. */
export function textStatusesOf(
  {record, source}: Pick<OpenTranslation, 'record' | 'source'>,
  path: string,
  value: unknown,
): TextStatus[] {
  const recorded = new Map(record.texts.map((text) => [text.path, text]))
  return ownTexts(path, value).flatMap(([at, text]): TextStatus[] => {
    const known = recorded.get(at)
    const now = source.get(at)
    if (!known || now === undefined) return []
    const isUntranslated = !known.kept && known.source === fingerprint(text)
    if (isUntranslated) return [{path: at, kind: 'untranslated', source: now}]
    const isChanged = known.source !== fingerprint(now)
    return [{path: at, kind: isChanged ? 'changed' : 'translated', source: now}]
  })
}
