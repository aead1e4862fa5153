import {isJsonObject, type JsonObject} from '../../../lib/platform/json'
import {newKey} from '../../../lib/platform/sanity/new-key'
import type {DocumentText} from '../texts'

function partsOf({text, block}: DocumentText): JsonObject[] {
  if (!block) return [{text}]
  return Array.isArray(block['children']) ? block['children'].filter(isJsonObject) : []
}

function marksOf(part: JsonObject): string[] {
  return Array.isArray(part['marks']) ? (part['marks'] as string[]) : []
}

function isPlain(part: JsonObject): boolean {
  return typeof part['text'] === 'string' && marksOf(part).length === 0
}

function tagOf({ownerDocument, namespaceURI}: Element, part: JsonObject, place: number): Element {
  const tag = ownerDocument.createElementNS(namespaceURI, 'text' in part ? 'pc' : 'ph')
  tag.setAttribute('id', String(place + 1))
  if ('text' in part) tag.textContent = String(part['text'])
  return tag
}

/**
 * Writes a text as inline content: a formatted or linked span is a `pc`, a figure a `ph`, by their place in the source.
 * False, with nothing written, when the source has no such span or figure.
 */
export function writeInline(into: Element, text: DocumentText, source: DocumentText): boolean {
  const keys = partsOf(source).map(({_key}) => _key)
  const nodes = partsOf(text).map((part) => {
    if (isPlain(part)) return String(part['text'])
    const place = keys.indexOf(part['_key'])
    return place < 0 ? null : tagOf(into, part, place)
  })
  if (nodes.includes(null)) return false
  into.append(...nodes.filter((node) => node !== null))
  return true
}

/** Inline content as one string, to compare: tags by name and id, whatever else a translation tool writes into them. */
export function inlineText({childNodes}: Element): string {
  const parts = Array.from(childNodes, (node) => {
    const text = node.textContent ?? ''
    if (!(node instanceof Element)) return text
    return `<${node.localName} ${node.getAttribute('id')}>${text}</>`
  })
  return parts.join('')
}

function keysOfLinks(block: JsonObject | undefined): Set<unknown> {
  const defs = Array.isArray(block?.['markDefs']) ? block['markDefs'].filter(isJsonObject) : []
  return new Set(defs.map((def) => def['_key']))
}

function newSpan(text: string): JsonObject {
  return {_key: newKey(), _type: 'span', marks: [], text}
}

/**
 * The children of a translated paragraph: the tags stand for the spans and figures of the source, each once. Null when
 * they do not, or when the translation lacks a link of the source.
 */
export function readChildren(
  content: Element,
  source: DocumentText,
  translation: DocumentText,
): JsonObject[] | null {
  const parts = partsOf(source)
  const links = keysOfLinks(source.block)
  const known = keysOfLinks(translation.block)
  const open = new Set(parts.filter((part) => !isPlain(part)))
  const children = Array.from(content.childNodes, (node) => {
    const text = node.textContent ?? ''
    if (!(node instanceof Element)) return newSpan(text)
    const part = parts[Number(node.getAttribute('id')) - 1]
    if (!part || !open.delete(part) || node.childElementCount > 0) return null
    if (marksOf(part).some((mark) => links.has(mark) && !known.has(mark))) return null
    return 'text' in part ? {...part, text} : part
  })
  return open.size === 0 && children.every((child) => child !== null) ? children : null
}
