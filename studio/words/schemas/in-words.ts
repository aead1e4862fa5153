import type {SchemaTypeDefinition} from 'sanity'

import {isLocale} from '../../../lib/i18n/locales'

interface Wording {
  /** The language of the words. */
  locale: string
  say: (text: string) => string
}

type Node = Readonly<Record<string, unknown>>

/** Where the parts of a type, a field or a block are that have words of their own. */
const partsOfType = ['fields', 'of', 'groups', 'fieldsets', 'styles', 'lists']
const partsOfMarks = ['decorators', 'annotations']

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function said(text: unknown, say: (text: string) => string): unknown {
  return typeof text === 'string' ? say(text) : text
}

/** The same object with some of its properties changed, where it has them. */
function changed(node: Node, names: string[], change: (value: unknown) => unknown): Node {
  const own = names.filter((name) => node[name] !== undefined)
  return {...node, ...Object.fromEntries(own.map((name) => [name, change(node[name])]))}
}

interface WordedPrepare {
  words: Readonly<Record<string, string>>
  inWords: (words: Readonly<Record<string, string>>) => unknown
}

function isWorded(prepare: unknown): prepare is WordedPrepare {
  return typeof prepare === 'function' && 'inWords' in prepare
}

function prepareIn(prepare: unknown, say: (text: string) => string): unknown {
  if (!isWorded(prepare)) return prepare
  const words = Object.entries(prepare.words).map(([key, word]) => [key, say(word)])
  return prepare.inWords(Object.fromEntries(words))
}

/** Lists texts that a document has in each language in this one. */
function selectIn(select: unknown, locale: string): unknown {
  if (!isNode(select)) return select
  const inLanguage = (part: string) => (isLocale(part) && isLocale(locale) ? locale : part)
  const paths = Object.entries(select).map(([name, path]) => [
    name,
    String(path).split('.').map(inLanguage).join('.'),
  ])
  return Object.fromEntries(paths)
}

function listIn(list: unknown, wording: Wording): unknown {
  if (!Array.isArray(list)) return list
  return list.map((item: unknown) => (isNode(item) ? partIn(item, wording) : item))
}

function partIn(part: Node, wording: Wording): Node {
  const {say, locale} = wording
  const inList = (list: unknown) => listIn(list, wording)
  const within = (names: string[], change: (value: unknown) => unknown) => (node: unknown) =>
    isNode(node) ? changed(node, names, change) : node

  const titled = changed(part, ['title', 'description'], (text) => said(text, say))
  const listed = changed(titled, partsOfType, inList)
  const marked = changed(listed, ['marks'], within(partsOfMarks, inList))
  const inPrepare = within(['prepare'], (prepare) => prepareIn(prepare, say))
  const inSelect = within(['select'], (select) => selectIn(select, locale))
  const previewed = changed(marked, ['preview'], (preview) => inSelect(inPrepare(preview)))
  const inMenu = within(['insertMenu'], within(['groups'], inList))
  const inCrop = within(['hotspot'], within(['previews'], inList))
  return changed(previewed, ['options'], (options) =>
    inCrop(inMenu(within(['list'], inList)(options))),
  )
}

/**
 * The same types in other words: titles, descriptions, groups, choices, styles, and what previews say. Previews list the
 * texts that a document has in each language in the one of these words.
 */
export function inWords<T extends SchemaTypeDefinition>(
  types: T[],
  locale: string,
  say: (text: string, type: string) => string,
): T[] {
  return types.map((type) => {
    const wording: Wording = {locale, say: (text) => say(text, type.name)}
    return partIn(type as unknown as Node, wording) as T
  })
}
