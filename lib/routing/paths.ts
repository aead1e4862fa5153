import {defaultLocale, isLocale, locales, type Locale} from '../i18n/locales'
import {languageParameter} from './language-choice/names'

/** The path that the home page's document has in every language. */
export const homePath = '/'

/** What the path of every article begins with, in every language. */
export const articleFolder = 'blog/'

/** The path of the page that lists the articles, in every language. */
export const blogPath = 'blog'

/** The path of the page that searches the site, in every language. */
export const searchPath = 'search'

/** The id of the section that calls to action, on whichever page has one. */
export const ctaAnchor = 'cta'

/** The id of the field that searches the site, on the page that has it. */
export const searchAnchor = 'search-field'

/** A page's URL path: `('fr', 'a-propos')` → `/fr/a-propos`, `('en', '/')` → `/`. */
export function pageHref(locale: Locale, path: string): string {
  const prefix = locale === defaultLocale ? '' : `/${locale}`
  return path === homePath ? prefix || '/' : `${prefix}/${path}`
}

/**
 * Where `app/` renders a page, which is no address: English is a folder there like every language. `('en', 'about')` →
 * `/en/about`, `('fr', '/')` → `/fr`.
 */
export function pageRoute(locale: Locale, path: string): string {
  return path === homePath ? `/${locale}` : `/${locale}/${path}`
}

/** The URL path of a page's Markdown: `('fr', 'a-propos')` → `/fr/a-propos.md`, `('en', '/')` → `/index.md`. */
export function markdownHref(locale: Locale, path: string): string {
  return `${pageHref(locale, path === homePath ? 'index' : path)}.md`
}

/** The formats of the blog's feeds, with the endings of their addresses. */
const feedEndings = {rss: 'xml', json: 'json'}

export type FeedFormat = keyof typeof feedEndings

/** The address of the blog's feed in a language: `('fr', 'rss')` → `/fr/blog/feed.xml`. */
export function feedHref(locale: Locale, format: FeedFormat): string {
  return pageHref(locale, `${blogPath}/feed.${feedEndings[format]}`)
}

/** What chooses a language for a visitor and leads to a page in it: `('fr', 'a-propos')` → `/fr/a-propos?language=fr`. */
export function choiceHref(locale: Locale, path: string): string {
  return `${pageHref(locale, path)}?${languageParameter}=${locale}`
}

/**
 * Where a call to action leads: the section itself on a page that has it, else the home page's. The anchor is for browsers
 * without script; with it, the page arrives at its top and scrolls there itself.
 */
export function ctaHref(locale: Locale, pageHasCta: boolean): string {
  const anchor = `#${ctaAnchor}`
  return pageHasCta ? anchor : `${pageHref(locale, homePath)}?scrollTo=${ctaAnchor}${anchor}`
}

/** Where the site is searched: the field itself, which a script gives the focus to. */
export function searchHref(locale: Locale): string {
  return `${pageHref(locale, searchPath)}#${searchAnchor}`
}

/** The path of the page above a page: `comparison/hubspot` → `comparison`; empty for a page at the top. */
export function parentPath(path: string): string {
  const [first = '', ...rest] = path.split('/')
  return rest.length > 0 && path !== homePath ? first : ''
}

/** Splits a URL path into language and document path: `/fr/a-propos` → `{locale: 'fr', path: 'a-propos'}`. */
export function parsePathname(pathname: string): {locale: Locale; path: string} {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean)
  if (!isLocale(first)) {
    return {locale: defaultLocale, path: [first, ...rest].filter(Boolean).join('/') || homePath}
  }
  return {locale: first, path: rest.join('/') || homePath}
}

/** The languages that have a prefix in the URL. */
export const prefixedLocales = locales.filter((locale) => locale !== defaultLocale)
