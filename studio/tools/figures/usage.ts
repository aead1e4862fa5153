import {getPublishedId, isPublishedId} from '@sanity/client/csm'

import {figureKeys} from '../../../lib/content/figures/insert'
import {isLocale, type Locale} from '../../../lib/i18n/locales'

/** A document that may name figures, as the dataset holds it. */
export interface ContentDocument {
  _id: string
  _type: string
  language?: unknown
  title?: unknown
  question?: unknown
  [field: string]: unknown
}

/** One text that names a figure. */
export interface Use {
  key: string
  /** The document, by its published id. */
  id: string
  /** Where in it, as the Studio writes paths. */
  path: string
  /** The text around it, figures in it written as `{{key}}`; the figure alone where there is none. */
  text: string
  /** The language of the text; null for a text that is the same in all of them. */
  locale: Locale | null
  /** Whether visitors read it; else it is in a draft or a release only. */
  isPublished: boolean
}

type Found = Pick<Use, 'path' | 'text' | 'locale'>

interface Setting {
  /** The keys of figures by their ids. */
  keys: ReadonlyMap<string, string>
  locale: Locale | null
}

interface Reference {
  _ref?: string
}

function tokenOfReference(value: unknown, {keys}: Setting): string {
  const {_ref = ''} = (value ?? {}) as Reference
  const key = keys.get(_ref)
  return key ? `{{${key}}}` : ''
}

interface Child {
  text?: unknown
  figure?: unknown
}

/** The text of a paragraph, references to figures written like those in plain texts. */
function paragraph(children: unknown, setting: Setting): string {
  if (!Array.isArray(children)) return ''
  return (children as Child[])
    .map(({text, figure}) => (typeof text === 'string' ? text : tokenOfReference(figure, setting)))
    .join('')
}

function step(path: string, item: unknown, index: number): string {
  const {_key} = Object(item) as {_key?: unknown}
  return typeof _key === 'string' ? `${path}[_key=="${_key}"]` : `${path}[${index}]`
}

function textsIn(value: unknown, path: string, setting: Setting): Found[] {
  const {locale} = setting
  if (typeof value === 'string') return [{path, text: value, locale}]
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => textsIn(item, step(path, item, index), setting))
  }
  if (typeof value !== 'object' || value === null) return []
  const {_type, children, _ref} = value as {_type?: unknown; children?: unknown; _ref?: unknown}
  if (_type === 'block') return [{path, text: paragraph(children, setting), locale}]
  if (_ref !== undefined) return [{path, text: tokenOfReference(value, setting), locale}]
  return Object.entries(value).flatMap(([name, field]) =>
    textsIn(field, path ? `${path}.${name}` : name, {
      ...setting,
      locale: locale ?? (isLocale(name) ? name : null),
    }),
  )
}

function usesIn(document: ContentDocument, keys: Setting['keys']): Use[] {
  const {_id, language} = document
  const locale = isLocale(language) ? language : null
  return textsIn(document, '', {keys, locale})
    .filter(({text}) => text.includes('{{'))
    .flatMap((found) =>
      figureKeys(found.text).map((key) =>
        Object.assign({key, id: getPublishedId(_id), isPublished: isPublishedId(_id)}, found),
      ),
    )
}

const nameOf = ({id, path, key}: Use) => `${id} ${path} ${key}`

/**
 * Every use of every figure, by key. What is in a draft or a release counts where the published document does not say it
 * too.
 */
export function usesByKey(
  documents: ContentDocument[],
  keys: ReadonlyMap<string, string>,
): Map<string, Use[]> {
  const all = documents.flatMap((document) => usesIn(document, keys))
  const known = new Set<string>()
  const byKey = new Map<string, Use[]>()
  for (const use of all.toSorted(
    (one, other) => Number(other.isPublished) - Number(one.isPublished),
  )) {
    const name = nameOf(use)
    if (known.has(name)) continue
    known.add(name)
    const uses = byKey.get(use.key)
    if (uses) uses.push(use)
    else byKey.set(use.key, [use])
  }
  return byKey
}
