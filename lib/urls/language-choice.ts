import 'server-only'
import Negotiator from 'negotiator'
import {NextResponse, type NextRequest} from 'next/server'

import {defaultLocale, isLocale, languages, type Locale, locales} from '../i18n/locales'
import {publicEnv} from '../server/env'
import {storing} from '../server/storing'
import type {Hrefs, PathState} from './document-paths'
import {
  homePath,
  pageHref,
  previewCookie,
  languageParameter,
  preferenceAge,
  preferenceName,
  redirectName,
} from './paths'

/** Maximum characters of a header; browsers send a fifth of it. */
const longestHeader = 1000

/** What a client prefers by one of its headers; nothing when the header is missing or too long. */
export function preferences(
  header: 'accept' | 'accept-language',
  value: string | null,
): Pick<Negotiator, 'languages' | 'mediaType'> {
  const isRead = value !== null && value.length <= longestHeader
  return new Negotiator({headers: {[header]: isRead ? value : ''}})
}

function localeOf({language, region}: Intl.Locale): Locale {
  const regional = region && locales.find((locale) => languages[locale].regions.includes(region))
  if (regional) return regional
  return isLocale(language) ? language : defaultLocale
}

/**
 * The site's language for an `Accept-Language` header, by the language or region of its first choice. Null when it
 * has none: `*`, and malformed tags.
 */
export function browserLanguage(header: string | null): Locale | null {
  const [first] = preferences('accept-language', header).languages()
  try {
    return first ? localeOf(new Intl.Locale(first)) : null
  } catch {
    return null
  }
}

/** Maximum characters of a user agent that are read. */
const longestAgent = 1000

/** Names of search engines, link previews, assistants and archives. People whose browser matches are not redirected. */
const names = [
  'bot',
  'crawl',
  'spider',
  'slurp',
  'yeti/',
  'google-',
  'googleother',
  '-google',
  'bingpreview',
  'facebookexternalhit',
  'facebookcatalog',
  'meta-external',
  'whatsapp/',
  'skypeuripreview',
  'embedly',
  'iframely',
  'cardyb',
  'mastodon/',
  'chatgpt-user',
  'claude-user',
  'perplexity-user',
  'mistralai-user',
  'ia_archiver',
  'archive.org',
  'lighthouse',
  'validator',
]

/** Whether a user agent names a known crawler. */
function isCrawler(userAgent: string | null): boolean {
  const read = userAgent?.slice(0, longestAgent).toLowerCase() ?? ''
  return names.some((name) => read.includes(name))
}

/** A visitor's request for a page. */
export interface Visit {
  locale: Locale
  path: string
  /** URL paths of the document in each language. */
  hrefs: Hrefs
  /** The visitor's stored preference, if any. */
  preference: Locale | null
  /** The browser's language; null when it has none, as for crawlers. */
  browser: Locale | null
  /** Whether this session has been redirected before. */
  redirected: boolean
}

/**
 * The href to redirect a visitor to, or null. Only the unprefixed home page and prefixed pages redirect, once per
 * session. The preference wins over the browser; documents without that language fall back to the default.
 */
export function redirectHref(visit: Visit): string | null {
  const {locale, path, hrefs, preference, browser, redirected} = visit
  if (!browser || redirected) return null
  if (locale === defaultLocale && path !== homePath) return null
  const wanted = preference ?? browser
  if (wanted === locale) return null
  const found = hrefs[wanted] ? wanted : defaultLocale
  return found === locale ? null : (hrefs[found] ?? null)
}

/** A requested path and its state. */
interface RequestedPath {
  locale: Locale
  path: string
  state: PathState
}

const cookieOptions = {
  path: '/',
  sameSite: 'lax',
  secure: publicEnv.siteUrl.startsWith('https://'),
} as const

/**
 * Whether a request navigates to a page. Next.js hides its own requests for parts of a page from the proxy, but
 * browsers send a destination.
 */
function opensPage({method, headers}: NextRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return (headers.get('sec-fetch-dest') ?? 'document') === 'document'
}

function languageOr(value: string | null | undefined): Locale | null {
  return isLocale(value) ? value : null
}

/** A temporary redirect for this visitor alone, which keeps the query except for the language. */
function redirectTo(href: string, request: NextRequest): NextResponse {
  const url = request.nextUrl.clone()
  url.pathname = href
  url.searchParams.delete(languageParameter)
  const response = NextResponse.redirect(url, 307)
  response.headers.set('cache-control', storing.nobody)
  response.headers.set('vary', 'Accept-Language, Cookie')
  return response
}

/**
 * Refuses to prefetch a URL that would redirect: the browser requests it again, and gets the cookies, on navigation.
 */
function refusePrefetch(): NextResponse {
  return new NextResponse(null, {status: 503, headers: {'cache-control': storing.nobody}})
}

/** Href of a document in the chosen language; a missing page keeps its own. */
function chosenHref(chosen: Locale, {locale, path, state}: RequestedPath): string {
  if (state.kind === 'missing') return pageHref(locale, path)
  return state.hrefs[chosen] ?? pageHref(chosen, homePath)
}

function languageRedirect(
  request: NextRequest,
  requested: RequestedPath,
): NextResponse | undefined {
  const {nextUrl, headers, cookies} = request

  const chosen = languageOr(nextUrl.searchParams.get(languageParameter))
  if (chosen) {
    const response = redirectTo(chosenHref(chosen, requested), request)
    response.cookies.set(preferenceName, chosen, {...cookieOptions, maxAge: preferenceAge})
    return response
  }

  // Previews never redirect by browser language, nor do crawlers, which read each language at its href.
  if (requested.state.kind === 'missing' || cookies.has(previewCookie)) return undefined
  if (isCrawler(headers.get('user-agent'))) return undefined
  const href = redirectHref({
    locale: requested.locale,
    path: requested.path,
    hrefs: requested.state.hrefs,
    preference: languageOr(cookies.get(preferenceName)?.value),
    browser: browserLanguage(headers.get('accept-language')),
    redirected: cookies.has(redirectName),
  })
  if (!href) return undefined
  const response = redirectTo(href, request)
  response.cookies.set(redirectName, href, cookieOptions)
  return response
}

/**
 * Redirects to the language in the query, which is stored as the preference, or else to the stored preference or the
 * browser's language. Undefined when no redirect is needed.
 */
export function languageResponse(
  request: NextRequest,
  requested: RequestedPath,
): NextResponse | undefined {
  if (!opensPage(request)) return undefined
  const redirect = languageRedirect(request, requested)
  const isPrefetch = request.headers.get('sec-purpose')?.startsWith('prefetch') ?? false
  return redirect && isPrefetch ? refusePrefetch() : redirect
}
