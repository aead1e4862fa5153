import {adminHref} from '../urls/paths'

/** Where admins land after signing in. */
export const dashboardPath = `${adminHref}/dashboard`

/** Downloads all that is kept about one person. */
export const entryDownloadPath = `${dashboardPath}/entry`

export const auditPath = `${adminHref}/audit`

export const securityPath = `${adminHref}/security`

/** The sign-in page. */
export const loginPath = `${adminHref}/login`

/** Notice on a page after a redirect. */
export type Notice = 'signed-in' | 'signed-out' | 'session-ended' | 'sign-in-again'

/** Characters of a `next` path; the dashboard's filters with all the entries that may be chosen are shorter. */
const longestPath = 8000

/** Placeholder origin for parsing: a URL that leaves the site has another one. */
const origin = 'http://site.invalid'

/** Admin pages that require a session. */
const page = /^\/admin\/(?!(?:login|session)(?:\/|$))/

/** Browsers read a backslash as a slash and ignore tabs and line breaks. */
const ambiguous = /[\\\p{Cc}]/u

/**
 * Where to go after signing in: `next` if it is an admin page, else the dashboard. Prevents open
 * redirects.
 */
export function nextPath(value: unknown): string {
  if (typeof value !== 'string' || value.length > longestPath) return dashboardPath
  if (!page.test(value) || ambiguous.test(value)) return dashboardPath
  const url = new URL(value, origin)
  // Check again: `..` has been resolved by now.
  if (url.origin !== origin || !page.test(url.pathname)) return dashboardPath
  if (url.searchParams.has('notice')) url.searchParams.delete('notice')
  return url.pathname + url.search
}

function withParameters(path: string, parameters: Record<string, string | undefined>): string {
  const url = new URL(path, origin)
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.set(name, value)
  }
  return url.pathname + url.search
}

/** Omits the dashboard, which is the default. */
function nextParameter(value: unknown): string | undefined {
  const path = nextPath(value)
  return path === dashboardPath ? undefined : path
}

/** The sign-in page's URL, with the page to return to. */
export function loginHref({notice, next}: {notice?: Notice; next?: unknown} = {}): string {
  return withParameters(loginPath, {notice, next: nextParameter(next)})
}

/** The second-factor page's URL, with the page to return to. */
export function secondFactorHref(next?: unknown): string {
  return withParameters(`${loginPath}/second-factor`, {next: nextParameter(next)})
}

/** The page to return to, with a welcome notice. */
export function signedInHref(next?: unknown): string {
  return withParameters(nextPath(next), {notice: 'signed-in' satisfies Notice})
}
