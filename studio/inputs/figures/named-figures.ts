import {isLocale, type Locale} from '../../../lib/i18n/locales'

/** As much of a field as decides whether its text may name figures. */
interface Field {
  schemaType: {name: string; options?: object | undefined}
  path: readonly unknown[]
}

/** Fields that are no copy: addresses, names and settings. */
const noCopy = new Set([
  'address',
  'canonicalPath',
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

/** Documents whose texts the site writes figures into. */
const withCopy = new Set([
  'article',
  'comparisonTable',
  'faq',
  'featureCard',
  'page',
  'siteSettings',
])

/** True for a field of copy: a plain text that is not chosen from a list. */
export function mayNameFigures({schemaType: {name, options}, path}: Field): boolean {
  if (name !== 'string' && name !== 'text') return false
  if (options && 'list' in options && options.list) return false
  return !path.some((segment) => typeof segment === 'string' && noCopy.has(segment))
}

/** True for a document whose texts may name figures. */
export function hasCopy(type: unknown): boolean {
  return typeof type === 'string' && withCopy.has(type)
}

/** The language of a text: that of its document, or the one that its path names. */
export function localeOfText(language: unknown, path: readonly unknown[]): Locale | null {
  if (isLocale(language)) return language
  return path.find(isLocale) ?? null
}
