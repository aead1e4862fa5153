import {pathToString, type ObjectSchemaType, type Path} from 'sanity'

import type {Locale} from '../../lib/i18n/locales'
import {isFields, type Fields} from './fields'
import {recordOf, type TranslationRecord} from './record'
import {textsOf, withoutExcluded} from './texts'

/** A document that another one refers to, as readers of the new language will find it. */
export interface ReferredDocument {
  id: string
  title: string
  /** Its translation in the new language, or null while there is none. */
  translation: {id: string; type: string; isPublished: boolean} | null
  /** Whether readers of the new language are served by the document itself. */
  isReadable: boolean
}

/** A reference that the new version shares with its source, because what it leads to has no translation. */
export interface SharedReference {
  path: string
  title: string
}

/** A document as the beginning of its version in another language. */
export interface TranslationPlan {
  document: Fields
  record: TranslationRecord
  shared: SharedReference[]
}

interface Reference extends Fields {
  _ref: string
}

function isReference(value: Fields): value is Reference {
  return typeof value['_ref'] === 'string'
}

/** The ids of everything that a document refers to, pictures included. */
export function referredIds(value: unknown): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap(referredIds))]
  if (!isFields(value)) return []
  if (isReference(value)) return [value._ref]
  return [...new Set(Object.values(value).flatMap(referredIds))]
}

/** The Content Lake refuses a strong reference to what is not published; the Studio strengthens this one when it is. */
function referenceTo(
  {id, type, isPublished}: NonNullable<ReferredDocument['translation']>,
  old: Reference,
) {
  const {_weak: isWeak, _strengthenOnPublish: waits, ...rest} = old
  const staysWeak = isWeak === true && !waits
  if (staysWeak) return {...rest, _weak: true, _ref: id}
  if (isPublished) return {...rest, _ref: id}
  return {...rest, _ref: id, _weak: true, _strengthenOnPublish: {type}}
}

/** What a value becomes in the new language, and the references in it that stay as they are. */
class Copier {
  shared: SharedReference[] = []
  readonly #referred: Map<string, ReferredDocument>

  constructor(referred: ReferredDocument[]) {
    this.#referred = new Map(referred.map((document) => [document.id, document]))
  }

  copy(value: unknown, path: Path): unknown {
    if (Array.isArray(value)) {
      return value.map((item: unknown, index) => {
        const key =
          isFields(item) && typeof item['_key'] === 'string' ? {_key: item['_key']} : index
        return this.copy(item, [...path, key])
      })
    }
    if (!isFields(value)) return value
    if (isReference(value)) return this.#refer(value, path)
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, this.copy(field, [...path, name])]),
    )
  }

  #refer(reference: Reference, path: Path): unknown {
    const document = this.#referred.get(reference._ref)
    if (!document) return reference
    if (document.translation) return referenceTo(document.translation, reference)
    if (!document.isReadable) this.shared.push({path: pathToString(path), title: document.title})
    return reference
  }
}

/** What belongs to the stored document and not to its content. */
function isSystemField(name: string): boolean {
  return name.startsWith('_') && name !== '_type'
}

/**
 * The beginning of a document's version in another language: the same structure under the same keys, what it refers to in
 * that language, and the texts of the source, noted as not translated yet. Its address is left to the editor.
 */
export function translationOf(
  type: ObjectSchemaType,
  source: Fields,
  languages: {language: Locale; from: Locale},
  referred: ReferredDocument[],
): TranslationPlan {
  const copier = new Copier(referred)
  const content = Object.fromEntries(
    Object.entries(withoutExcluded(type, source))
      .filter(([name]) => !isSystemField(name))
      .map(([name, field]) => [name, copier.copy(field, [name])]),
  )
  const document = {...content, language: languages.language}
  return {document, record: recordOf(languages, textsOf(type, source)), shared: copier.shared}
}
