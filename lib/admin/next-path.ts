/** Where admins go unless they were on their way elsewhere. */
export const dashboardPath = '/admin/dashboard'

/** Where admins manage their second factors. */
export const securityPath = '/admin/security'

const loginPath = '/admin/login'

/** What a page tells of what has just happened. */
export type Notice = 'signed-in' | 'signed-out' | 'session-ended'

/** Longest path that is led back to; a filter of the dashboard is far shorter. */
const longestPath = 2000

/** Stands for the site: what leaves it shows in the origin. */
const origin = 'http://site.invalid'

/** Pages for people who are signed in. */
const page = /^\/admin\/(?!(?:login|session)(?:\/|$))/

/** Browsers read a backslash as a slash, and skip tabs and line ends. */
const ambiguous = /[\\\p{Cc}]/u

/**
 * Where somebody who has signed in is led: the path they asked for if it is a page of this admin area,
 * else the dashboard. Whatever an address says, nobody is led to another site.
 */
export function nextPath(value: unknown): string {
  if (typeof value !== 'string' || value.length > longestPath) return dashboardPath
  if (!page.test(value) || ambiguous.test(value)) return dashboardPath
  const url = new URL(value, origin)
  // Once more, because `..` is resolved only now.
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

/** The dashboard need not be named: it is where people are led anyway. */
function nextParameter(value: unknown): string | undefined {
  const path = nextPath(value)
  return path === dashboardPath ? undefined : path
}

/** The sign-in page, which leads on to `next` afterwards. */
export function loginHref({notice, next}: {notice?: Notice; next?: unknown} = {}): string {
  return withParameters(loginPath, {notice, next: nextParameter(next)})
}

/** The page that asks for the second factor, which leads on to `next` afterwards. */
export function secondFactorHref(next?: unknown): string {
  return withParameters(`${loginPath}/second-factor`, {next: nextParameter(next)})
}

/** Where `next` leads, with a word of welcome. */
export function signedInHref(next?: unknown): string {
  return withParameters(nextPath(next), {notice: 'signed-in' satisfies Notice})
}
