import type {ObjectSchemaType} from 'sanity'

import type {Locale} from '../../../lib/i18n/locales'
import type {JsonObject} from '../../../lib/server/json'
import {textsOf, type DocumentText} from '../texts'
import {writeInline} from './inline'

/** The namespace of XLIFF 2.0 and 2.1. */
export const xliffNamespace = 'urn:oasis:names:tc:xliff:document:2.0'

export interface TranslatedPair {
  type: ObjectSchemaType
  languages: {from: Locale; language: Locale}
  source: JsonObject
  translation: JsonObject
}

function append(parent: Element, name: string, attributes: Record<string, string> = {}): Element {
  const element = parent.ownerDocument.createElementNS(xliffNamespace, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  parent.append(element)
  return element
}

function appendUnit(file: Element, id: string, source: DocumentText, own: DocumentText): void {
  const unit = append(file, 'unit', {id, name: source.path, 'xml:space': 'preserve'})
  append(append(unit, 'notes'), 'note').textContent = source.titles.join(' › ')
  const segment = append(unit, 'segment')
  writeInline(append(segment, 'source'), source, source)
  const target = append(segment, 'target')
  const isTranslated = own.text !== source.text && writeInline(target, own, source)
  segment.setAttribute('state', isTranslated ? 'translated' : 'initial')
  if (!isTranslated) target.remove()
}

/** A document with its translation, and the id of the translation. */
export interface ExportedPair {
  pair: TranslatedPair
  original: string
}

function appendFile(root: Element, {pair, original}: ExportedPair, id: string): void {
  const {type, source, translation} = pair
  const own = new Map(textsOf(type, translation).map((text) => [text.path, text]))
  const file = append(root, 'file', {id, original, canResegment: 'no'})
  for (const [index, text] of textsOf(type, source).entries()) {
    const translated = own.get(text.path)
    if (translated) appendUnit(file, `u${index + 1}`, text, translated)
  }
  // XLIFF requires a unit in each file.
  if (!file.firstElementChild) file.remove()
}

/** Writes documents and their translations as an XLIFF 2.0 document. The `original` of a file is the translation's id. */
export function writeXliff(
  {from, language}: TranslatedPair['languages'],
  pairs: ExportedPair[],
): Document {
  const xliff = document.implementation.createDocument(xliffNamespace, 'xliff')
  const root = xliff.documentElement
  root.setAttribute('version', '2.0')
  root.setAttribute('srcLang', from)
  root.setAttribute('trgLang', language)
  for (const [index, pair] of pairs.entries()) appendFile(root, pair, `f${index + 1}`)
  return xliff
}
