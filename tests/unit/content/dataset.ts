import {evaluate, parse} from 'groq-js'

import {isLocale, locales, type Locale} from '../../../lib/i18n/locales'
import {formatFigure, insertFigures} from '../../../lib/sanity/figures'
import type {FigureContent} from '../../../lib/sanity/types'
import {isJsonObject} from '../../../lib/server/json.ts'
import {readSeed} from '../../../local/starter/seed-documents.ts'

export type Fields = Record<string, unknown>

/** A file of `content/` and its document. */
export interface Entry {
  file: string
  /** The file's text. */
  source: string
  id: string
  type: string
  language: Locale | undefined
  document: Fields
}

/** A text that visitors read, with figures still as `{{key}}`. */
export interface Copy {
  /** File and field, for failure messages. */
  at: string
  locale: Locale
  text: string
}

/** Every document of `content/`, as loaded into the dataset. */
export const entries = readSeed().map(({file, source, document}): Entry => {
  const {_id: id, _type: type, language} = document
  return {file, source, id, type, language: isLocale(language) ? language : undefined, document}
})

export const dataset = entries.map(({document}) => document)

/** Returns what a query reads from documents, by default from all of `content/`. */
export async function ask<T>(
  query: string,
  params: Fields = {},
  documents: object[] = dataset,
): Promise<T> {
  const answer = await evaluate(parse(query, {params}), {dataset: documents, params})
  return answer.get() as Promise<T>
}

const entryById = new Map(entries.map((entry) => [entry.id, entry]))

/** Returns the document that a reference points to. */
export function targetOf({_ref: id}: {_ref?: unknown}): Entry | undefined {
  return entryById.get(String(id))
}

export function ofType(type: string): Entry[] {
  return entries.filter((entry) => entry.type === type)
}

/** Languages offered to visitors: those with a menu. */
export const offeredLocales = locales.filter((locale) =>
  Object.keys(ofType('navigation')[0]?.document['headerMenu'] ?? {}).includes(locale),
)

export const figures = ofType('figure').map(({document}) => document as unknown as FigureContent)

/** Returns every object in `value`, itself included, with its path. */
export function objectsIn(value: unknown, path = ''): {path: string; object: Fields}[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => objectsIn(item, `${path}[${index}]`))
  }
  if (!isJsonObject(value)) return []
  const inside = Object.entries(value).flatMap(([name, field]) =>
    objectsIn(field, `${path}.${name}`),
  )
  return [{path, object: value}, ...inside]
}

/** Fields that are not copy: readers do not see them, or only as part of another text. */
const notCopy = new Set([
  'address',
  'appUrl',
  'asOf',
  'basis',
  'canonicalPath',
  'code',
  'contactEmail',
  'drawnAs',
  'form',
  'from',
  'icon',
  'key',
  'kind',
  'language',
  'layout',
  'path',
  'prefix',
  'privacyEmail',
  'profileUrl',
  'publishedAt',
  'schemaTypes',
  'slug',
  'socialUrl',
  'style',
  'suffix',
  'to',
  'tone',
  'until',
  'updatedAt',
  'url',
  'variant',
])

/** Names that are the same in every language. */
const properNames = new Set(['author.name', 'siteSettings.name', 'siteSettings.company'])

/** Returns a block's text. Code, such as field names and formulas, is replaced: our style rules do not apply to it. */
function blockText(children: Fields[]): string {
  return children
    .map(({text, figure, marks}) => {
      if (Array.isArray(marks) && marks.includes('code')) return 'Code'
      if (typeof text === 'string') return text
      const target = isJsonObject(figure) ? targetOf(figure) : undefined
      return `{{${String(target?.document['key'])}}}`
    })
    .join('')
}

function collect(value: unknown, at: string, locale: Locale | undefined): Copy[] {
  if (typeof value === 'string') {
    if (!locale) throw new Error(`${at} has no language`)
    return value.split('\n\n').map((text) => ({at, locale, text}))
  }
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => collect(item, `${at}[${index}]`, locale))
  }
  if (!isJsonObject(value)) return []
  if (value['_type'] === 'block') {
    return collect(blockText(value['children'] as Fields[]), at, locale)
  }
  return Object.entries(value)
    .filter(([name]) => !name.startsWith('_') && !notCopy.has(name))
    .filter(([name]) => !properNames.has(`${String(value['_type'])}.${name}`))
    .flatMap(([name, field]) => collect(field, `${at}.${name}`, isLocale(name) ? name : locale))
}

/** Returns the copy of a document. */
export function copyOf(entry: Entry): Copy[] {
  return collect(entry.document, entry.file, entry.language)
}

export const allCopy = entries.flatMap(copyOf)

/** Returns a text with its figures filled in. */
export function rendered({text, locale}: Pick<Copy, 'text' | 'locale'>): string {
  return insertFigures(text, figures, locale)
}

/** All texts that visitors read: copy with its figures, and each figure alone. */
export const allRendered: Copy[] = [
  ...allCopy.map(({at, locale, text}) => ({at, locale, text: rendered({text, locale})})),
  ...figures.flatMap((figure) =>
    offeredLocales.map((locale) => ({at: figure.key, locale, text: formatFigure(figure, locale)})),
  ),
]
