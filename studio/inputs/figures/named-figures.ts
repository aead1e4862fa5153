import {isLocale, type Locale} from '../../../lib/i18n/locales'
import {embeddedTypes, frameTypes} from '../../../schemas/documents'

interface Field {
  schemaType: {name: string; options?: object | undefined}
  path: readonly unknown[]
}

/** Fields that hold addresses, names or settings instead of copy. */
const noCopy = new Set([
  'address',
  'canonicalPath',
  'code',
  'company',
  'contactEmail',
  'from',
  'icon',
  'key',
  'kind',
  'language',
  'name',
  'path',
  'privacyEmail',
  'slug',
  'to',
])

/** Documents whose texts may name figures. */
const withCopy = new Set(['article', 'page', ...frameTypes, ...embeddedTypes])

/** Whether a field holds copy: plain text that is not chosen from a list. */
export function mayNameFigures({schemaType: {name, options}, path}: Field): boolean {
  if (name !== 'string' && name !== 'text') return false
  if (options && 'list' in options && options.list) return false
  return !path.some((segment) => typeof segment === 'string' && noCopy.has(segment))
}

/** Whether the texts of a document type may name figures. */
export function hasCopy(type: unknown): boolean {
  return typeof type === 'string' && withCopy.has(type)
}

/** The language of a text: its document's, or the one in its path. */
export function localeOfText(language: unknown, path: readonly unknown[]): Locale | null {
  if (isLocale(language)) return language
  return path.find(isLocale) ?? null
}
