import {defaultLocale, isLocale, type Locale} from '../i18n/locales'

/*
 * Where things are, in four words. A path says where a document is in its language, without the language's prefix:
 * `a-propos`; the home page's is `/`. An href is a path on the site, with the prefix: `/fr/a-propos`. A slug is one part
 * of a path, and names an article below `blog/`. A redirect goes from an href where nothing is published to another, or
 * to another site. The route of an href is Next.js's: its file in `app/`.
 */

/** The path of the home page, in every language. */
export const homePath = '/'

/** The prefix of every article's path, in every language. */
export const articleFolder = 'blog/'

/** The slug in the path of an article; null for other paths. */
export function articleSlug(path: string): string | null {
  const slug = path.startsWith(articleFolder) ? path.slice(articleFolder.length) : ''
  return slug && !slug.includes('/') ? slug : null
}

/** The path of the page that lists the articles, in every language. */
export const blogPath = 'blog'

/** The path of the page that searches the site, in every language. */
export const searchPath = 'search'

/** The path of the not-found page, in every language. */
export const notFoundPath = 'not-found-page'

/** The id of the call-to-action section. */
export const ctaAnchor = 'cta'

/** The id of the search field. */
export const searchAnchor = 'search_field'

/** A page's href: `('fr', 'a-propos')` → `/fr/a-propos`, `('en', '/')` → `/`. */
export function pageHref(locale: Locale, path: string): string {
  const folder = `/${locale}`
  const prefix = locale === defaultLocale ? '' : folder
  return path === homePath ? prefix || '/' : `${prefix}/${path}`
}

/** The route of a page in `app/`, where every language is a folder: `('en', 'about')` → `/en/about`, `('fr', '/')` → `/fr`. */
export function pageRoute(locale: Locale, path: string): string {
  return path === homePath ? `/${locale}` : `/${locale}/${path}`
}

/** The route in `app/` of what is rendered per request: search results, and the page of a form that was sent without script. */
export function requestRoute(
  locale: Locale,
  name: 'search' | 'sent',
  path: string = homePath,
): string {
  return `/request${pageRoute(locale, path === homePath ? name : `${name}/${path}`)}`
}

/** The href of a page's Markdown: `('fr', 'a-propos')` → `/fr/a-propos.md`, `('en', '/')` → `/index.md`. */
export function markdownHref(locale: Locale, path: string): string {
  return `${pageHref(locale, path === homePath ? 'index' : path)}.md`
}

/** The href of the blog's feed in a language: `/fr/blog/feed.xml`. */
export function feedHref(locale: Locale): string {
  return pageHref(locale, `${blogPath}/feed.xml`)
}

/** The link that stores a visitor's language: `('fr', 'a-propos')` → `/fr/a-propos?language=fr`. */
export function choiceHref(locale: Locale, path: string): string {
  return `${pageHref(locale, path)}?${languageParameter}=${locale}`
}

/**
 * Target of a call to action: the section on this page, or else the home page's. Without JavaScript browsers follow
 * the anchor; otherwise a script scrolls.
 */
export function ctaHref(locale: Locale, pageHasCta: boolean): string {
  const anchor = `#${ctaAnchor}`
  return pageHasCta ? anchor : `${pageHref(locale, homePath)}?scrollTo=${ctaAnchor}${anchor}`
}

/** The search field, which a script focuses. */
export function searchHref(locale: Locale): string {
  return `${pageHref(locale, searchPath)}#${searchAnchor}`
}

/** Path of the parent page: `comparison/hubspot` → `comparison`; empty at the top level. */
export function parentPath(path: string): string {
  const [first = '', ...rest] = path.split('/')
  return rest.length > 0 ? first : ''
}

/** Splits an href into language and path: `/fr/a-propos` → `{locale: 'fr', path: 'a-propos'}`. */
export function parsePathname(pathname: string): {locale: Locale; path: string} {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean)
  if (!isLocale(first)) {
    return {locale: defaultLocale, path: [first, ...rest].filter(Boolean).join('/') || homePath}
  }
  return {locale: first, path: rest.join('/') || homePath}
}

/** Href of a section's thumbnail in the Studio's insert menu: `callToAction` → `call-to-action`. */
export function thumbnailHref(type: string): string {
  const name = type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `/studio/thumbnails/${name}.webp`
}

/** What is outside the public pages, and everything below it: neither indexed, prefetched nor translated. */
export const adminHref = '/admin'
export const apiHref = '/api'
export const studioHref = '/studio'

/** Whether a pathname is an href, or below it. */
export function isBelow(href: string, pathname: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`)
}

/** Query parameter of a search. */
export const queryParameter = 'q'

/** The cookie that holds a preview session. */
export const previewCookie = 'previewSession'

/** Receives the demo and waitlist form, for ever at the same URL. */
export const leadsEndpoint = '/api/leads'

/** The cookie that carries a form that was sent without script to its page, over a redirect. */
export const sentFormCookie = 'sentForm'

/** Query parameter that chooses a language; canonical URLs never contain it. */
export const languageParameter = 'language'

/** Name of the stored language preference: a cookie for the server, and a copy in local storage. */
export const preferenceName = 'preferredLanguage'

/** Lifetime of the preference cookie in seconds: a year. */
export const preferenceAge = 365 * 24 * 60 * 60

/** Session cookie of an automatic redirect, which happens once: its target, until the notice there has opened. */
export const redirectName = 'languageRedirected'

/** The id of the notice that leads back from an automatic redirect. */
export const redirectNotice = 'redirect_notice'
