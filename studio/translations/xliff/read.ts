import type {JsonObject} from '../../../lib/server/json'
import {textsOf, type DocumentText} from '../texts'
import {inlineText, readChildren, writeInline} from './inline'
import {xliffNamespace, type TranslatedPair} from './write'

/** Why a text is not imported: it is gone, its source has changed since the export, or its tags are not the source's. */
type Unfit = 'gone' | 'changed' | 'tags'

/** Texts to set in the translation by path, and those that do not fit. */
export interface XliffImport {
  set: JsonObject
  unfit: {field: string; why: Unfit}[]
}

function contentOf(text: DocumentText, source: DocumentText): string {
  const element = document.implementation.createDocument(xliffNamespace, 'source').documentElement
  writeInline(element, text, source)
  return inlineText(element)
}

function textsByPath(type: TranslatedPair['type'], document: JsonObject) {
  return new Map(textsOf(type, document).map((text) => [text.path, text]))
}

/** The files of an XLIFF 2 document by the id of the translation; none for other documents. */
export function filesOf({documentElement: root}: Document): Map<string, Element> {
  const isXliff = root.namespaceURI === xliffNamespace && !root.querySelector('parsererror')
  const files = isXliff ? [...root.querySelectorAll('file')] : []
  return new Map(files.map((file) => [file.getAttribute('original') ?? '', file]))
}

/** The value of a translated unit; null when there is nothing to import. */
function readUnit(
  unit: Element,
  from: DocumentText | undefined,
  to: DocumentText | undefined,
): {value: unknown} | Unfit | null {
  const [original, target] = [unit.querySelector('source'), unit.querySelector('target')]
  if (!target?.textContent?.trim()) return null
  if (!from || !to) return 'gone'
  if (!original || inlineText(original) !== contentOf(from, from)) return 'changed'
  if (inlineText(target) === contentOf(to, from)) return null
  const value = from.block ? readChildren(target, from, to) : target.textContent
  return value ? {value} : 'tags'
}

/** Reads the translated texts of a file. Empty and unchanged texts are left out. */
export function readXliff(file: Element, {type, source, translation}: TranslatedPair): XliffImport {
  const [sources, own] = [textsByPath(type, source), textsByPath(type, translation)]
  const found: XliffImport = {set: {}, unfit: []}
  for (const unit of file.querySelectorAll('unit')) {
    const path = unit.getAttribute('name') ?? ''
    const read = readUnit(unit, sources.get(path), own.get(path))
    if (typeof read === 'string') {
      found.unfit.push({field: unit.querySelector('note')?.textContent || path, why: read})
    } else if (read) {
      const field = sources.get(path)?.block ? `${path}.children` : path
      found.set[field] = read.value
    }
  }
  return found
}
