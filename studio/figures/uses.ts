import {getPublishedId, isPublishedId} from '@sanity/client/csm'
import {pathToString} from 'sanity'

import {defaultLocale, isLocale, type Locale} from '../../lib/i18n/locales'
import {figureKeys, insertFigures, isVerbatim} from '../../lib/sanity/figures'
import type {FigureContent} from '../../lib/sanity/types'
import {isJsonObject, type JsonObject, nodesIn} from '../../lib/server/json'
import {tokenOf} from './interpolation'

export interface ContentDocument {
  _id: string
  _type: string
  language?: unknown
  [field: string]: unknown
}

/** One text that names a figure. */
export interface Use {
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

function usesIn(document: ContentDocument, figure: string, keys: Keys): Use[] {
  const {_id, language} = document
  const [id, isPublished] = [getPublishedId(_id), isPublishedId(_id)]
  return [...nodesIn(document, isBlock)].flatMap(({value, path}) => {
    const name = path.at(-1)
    const isCode = isVerbatim(value, typeof name === 'string' ? name : '')
    const text = isCode ? '' : textOf(value, keys)
    if (!figureKeys(text).includes(figure)) return []
    const locale = isLocale(language) ? language : (path.find(isLocale) ?? null)
    return [{id, path: pathToString(path), text, locale, isPublished}]
  })
}

/** The uses of a figure. A published use replaces the same use in a draft or release. */
export function usesOf(figure: string, documents: ContentDocument[], keys: Keys): Use[] {
  const uses = documents.flatMap((document) => usesIn(document, figure, keys))
  const byPlace = new Map<string, Use>()
  for (const use of uses.toSorted((one, other) => +other.isPublished - +one.isPublished)) {
    const place = `${use.id} ${use.path}`
    if (!byPlace.has(place)) byPlace.set(place, use)
  }
  return [...byPlace.values()]
}

/** The sentences of a text that name a figure, split at its token, with other figures written out. */
export function sentenceOf(
  figure: string,
  {text, locale}: Pick<Use, 'text' | 'locale'>,
  figures: FigureContent[],
): string[] {
  const token = tokenOf(figure)
  const language = locale ?? defaultLocale
  const sentences = [...new Intl.Segmenter(language, {granularity: 'sentence'}).segment(text)]
  const named = sentences
    .map(({segment}) => segment)
    .filter((segment) => segment.includes(token))
    .join('')
    .trim()
  return insertFigures(named.split(token), figures, language)
}
