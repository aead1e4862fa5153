import type {ObjectSchemaType} from 'sanity'

import type {Locale} from '../../lib/i18n/locales'
import {type JsonObject, mapJson, objectsIn} from '../../lib/server/json'
import {recordOf, type TranslationRecord} from './record'
import {textsOf, withoutExcluded} from './texts'

export interface ReferredDocument {
  id: string
  title: string
  translation: {id: string; type: string; isPublished: boolean} | null
  /** True for an article that readers of the new language can read untranslated. */
  isReadable: boolean
}

export interface TranslationPlan {
  document: JsonObject
  record: TranslationRecord
  /** The titles of referenced documents without a translation. */
  shared: string[]
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
  const byId = new Map(referred.map((target) => [target.id, target]))
  const content = Object.fromEntries(
    Object.entries(withoutExcluded(type, source)).filter(([name]) => !isSystemField(name)),
  )
  const document = mapJson(content, {
    object: (value) => {
      const translation = isReference(value) && byId.get(value._ref)?.translation
      return translation ? referenceTo(translation, value) : value
    },
  })
  const shared = referredIds(content).flatMap((id) => {
    const target = byId.get(id)
    return target && !target.translation && !target.isReadable ? [target.title] : []
  })
  return {
    document: {...document, language: languages.language},
    record: recordOf(languages, textsOf(type, source)),
    shared,
  }
}
