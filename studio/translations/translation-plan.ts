import {pathToString, type ObjectSchemaType, type Path} from 'sanity'

import type {Locale} from '../../lib/i18n/locales'
import {isJsonObject, type JsonObject, objectsIn} from '../../lib/server/json'
import {recordOf, type TranslationRecord} from './record'
import {textsOf, withoutExcluded} from './texts'

export interface ReferredDocument {
  id: string
  title: string
  translation: {id: string; type: string; isPublished: boolean} | null
  /** True for an article that readers of the new language can read untranslated. */
  isReadable: boolean
}

/** A reference to a document without a translation, which stays as it is. */
export interface SharedReference {
  path: string
  title: string
}

export interface TranslationPlan {
  document: JsonObject
  record: TranslationRecord
  shared: SharedReference[]
}

interface Reference extends JsonObject {
  _ref: string
}

function isReference(value: JsonObject): value is Reference {
  return typeof value['_ref'] === 'string'
}

/** The ids of all references in a document, pictures included. */
export function referredIds(value: unknown): string[] {
  return [
    ...new Set(objectsIn(value).flatMap((object) => (isReference(object) ? object._ref : []))),
  ]
}

/** A reference to an unpublished document is weak; the Studio makes it strong once the document is published. */
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

/** Copies values and replaces their references by those to translations. */
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
          isJsonObject(item) && typeof item['_key'] === 'string' ? {_key: item['_key']} : index
        return this.copy(item, [...path, key])
      })
    }
    if (!isJsonObject(value)) return value
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

function isSystemField(name: string): boolean {
  return name.startsWith('_') && name !== '_type'
}

/**
 * Plans a translation: the content of the source under the same keys, with references to translations, and a record of
 * its texts. The editor writes the address.
 */
export function translationOf(
  type: ObjectSchemaType,
  source: JsonObject,
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
