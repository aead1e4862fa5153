import {getPublishedId, isPublishedId} from '@sanity/client/csm'
import {pathToString} from 'sanity'

import {isLocale, type Locale} from '../../../lib/i18n/locales'
import {figureKeys, isVerbatim} from '../../../lib/sanity/figures'
import {isJsonObject, type JsonObject, nodesIn} from '../../../lib/server/json'
import {tokenOf} from '../../figures/interpolation'

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
  /** The Studio's path of the text. */
  path: string
  /** The text with figures as `{{key}}`; the token alone for a reference outside text. */
  text: string
  /** The language of the text; null for a text in every language. */
  locale: Locale | null
  /** False for a use in a draft or release only. */
  isPublished: boolean
}

/** Figure keys by id. */
type Keys = ReadonlyMap<string, string>

function tokenOfReference(value: unknown, keys: Keys): string {
  const key = isJsonObject(value) ? keys.get(String(value['_ref'])) : undefined
  return key ? tokenOf(key) : ''
}

/** The text of a paragraph, with references to figures as tokens. */
function paragraph(children: unknown, keys: Keys): string {
  if (!Array.isArray(children)) return ''
  return children
    .filter((child): child is JsonObject => isJsonObject(child) && !isVerbatim(child, ''))
    .map(({text, figure}) => (typeof text === 'string' ? text : tokenOfReference(figure, keys)))
    .join('')
}

const isBlock = (value: unknown): value is JsonObject =>
  isJsonObject(value) && value['_type'] === 'block'

function textOf(value: unknown, keys: Keys): string {
  if (typeof value === 'string') return value
  return isBlock(value) ? paragraph(value['children'], keys) : tokenOfReference(value, keys)
}

function usesIn(document: ContentDocument, keys: Keys): Use[] {
  const {_id, language} = document
  const [id, isPublished] = [getPublishedId(_id), isPublishedId(_id)]
  return [...nodesIn(document, isBlock)].flatMap(({value, path}) => {
    const name = path.at(-1)
    const isCode = isVerbatim(value, typeof name === 'string' ? name : '')
    const text = isCode ? '' : textOf(value, keys)
    const locale = isLocale(language) ? language : (path.find(isLocale) ?? null)
    return figureKeys(text).map((key) => ({
      key,
      id,
      path: pathToString(path),
      text,
      locale,
      isPublished,
    }))
  })
}

const nameOf = ({id, path, key}: Use) => `${id} ${path} ${key}`

/** Returns the uses of all figures by key. A published use replaces the same use in a draft or release. */
export function usesByKey(documents: ContentDocument[], keys: Keys): Map<string, Use[]> {
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
