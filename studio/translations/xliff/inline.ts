import {newKey} from '../../../lib/sanity/api'
import {isJsonObject, type JsonObject} from '../../../lib/server/json'
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
 * Writes a text as inline content: formatted or linked spans as `pc`, figures as `ph`, numbered as in the source. Returns
 * false without writing if the source lacks one of them.
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

/** Inline content as a string to compare. Of tags, only names and ids count, because translation tools add attributes. */
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
 * Reads the children of a translated paragraph. Null unless the tags are the spans and figures of the source, each once,
 * and the translation has their links.
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
