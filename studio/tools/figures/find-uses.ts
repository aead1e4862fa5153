import {getPublishedId, isPublishedId} from '@sanity/client/csm'

import {figureKeys} from '../../../lib/content/figures/insert'
import {isLocale, type Locale} from '../../../lib/i18n/locales'

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
  id: string
  /** The path in the document, as the Studio writes it. */
  path: string
  /** The text with figures as `{{key}}`; the token alone for a reference outside text. */
  text: string
  /** The language of the text; null for a text in every language. */
  locale: Locale | null
  /** False for a use in a draft or release only. */
  isPublished: boolean
}

type Found = Pick<Use, 'path' | 'text' | 'locale'>

interface Setting {
  /** Figure keys by id. */
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

/** The text of a paragraph, with references to figures as tokens. */
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

/** Every use of every figure, by key. Published uses come first and hide the same use in a draft or release. */
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
