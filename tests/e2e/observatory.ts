import {createHash} from 'node:crypto'

import type {APIRequestContext} from '@playwright/test'

/** A response with its policy parsed. */
export interface Answer {
  status: number
  headers: Record<string, string>
  /** The directives of all policies. No directive is in two of them, so order does not matter. */
  directives: Record<string, string[]>
  cookies: string[]
  body: string
}

function directivesOf(policies: string[]): Answer['directives'] {
  const directives: Answer['directives'] = {}
  for (const directive of policies.flatMap((policy) => policy.split(';'))) {
    const [name = '', ...sources] = directive.trim().split(/\s+/)
    if (name in directives) throw new Error(`Two policies contain the directive ${name}.`)
    directives[name] = sources
  }
  return directives
}

/** Requests an address without following redirects. */
export async function readAnswer(
  request: APIRequestContext,
  path: string,
  options: Parameters<APIRequestContext['fetch']>[1] = {},
): Promise<Answer> {
  const response = await request.fetch(path, {maxRedirects: 0, ...options})
  const all = response.headersArray()
  const named = (wanted: string) =>
    all.filter(({name}) => name.toLowerCase() === wanted).map(({value}) => value)
  return {
    status: response.status(),
    headers: response.headers(),
    directives: directivesOf(named('content-security-policy')),
    cookies: named('set-cookie'),
    body: await response.text(),
  }
}

/** Returns the start of each inline script that the policy would block. */
export function refusedScripts({body, directives}: Answer): string[] {
  const allowed = new Set(directives['script-src'])
  const scripts = [...body.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
  return scripts
    .filter(([, attributes = '', text = '']) => {
      if (/\ssrc=|\stype="application\/(ld\+)?json"/.test(attributes)) return false
      const nonce = /\snonce="([^"]*)"/.exec(attributes)?.[1]
      const hash = createHash('sha256').update(text).digest('base64')
      return !allowed.has(`'nonce-${nonce}'`) && !allowed.has(`'sha256-${hash}'`)
    })
    .map(([, , text = '']) => text.slice(0, 60))
}

const broad = (source: string) => /^(\*|data:|https?:)$/.test(source)

/** Returns whether the policy would run any injected script. */
function letsAnythingRun(scripts: string[], objects: string[]): boolean {
  const hasKeys = scripts.some((source) => /^'(nonce|sha\d+)-/.test(source))
  return (scripts.includes(`'unsafe-inline'`) && !hasKeys) || [...scripts, ...objects].some(broad)
}

/** Returns the policy's score. `default-src` applies where a directive is absent. */
function policyScore({directives}: Answer): number {
  const fallback = directives['default-src'] ?? []
  const scripts = directives['script-src'] ?? fallback
  const objects = directives['object-src'] ?? fallback
  const styles = directives['style-src'] ?? fallback
  if (Object.keys(directives).length === 0) return -25
  if (scripts.length === 0 || objects.length === 0) return -20
  if (letsAnythingRun(scripts, objects)) return -20
  if (scripts.includes(`'unsafe-eval'`)) return -10
  if (styles.includes(`'unsafe-inline'`)) return 0
  return fallback.join() === `'none'` ? 10 : 5
}

/** Returns the cookies' score. `Secure` is not rated: the test site has no HTTPS. */
function cookieScore({cookies}: Answer): number {
  if (cookies.length === 0) return 0
  if (cookies.some((cookie) => /sess|auth|bypass/i.test(cookie) && !/httponly/i.test(cookie)))
    return -30
  return cookies.every((cookie) => /samesite=(lax|strict)/i.test(cookie)) ? 5 : -5
}

const privateReferrers = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/

/** Returns the score for scripts of other origins without an integrity hash. */
function foreignScripts({body, headers}: Answer): number {
  if (!headers['content-type']?.startsWith('text/html')) return 0
  const tags = [...body.matchAll(/<script\b[^>]*\ssrc="(?:https?:)?\/\/[^>]*>/g)]
  return tags.every(([tag]) => /\sintegrity=/.test(tag)) ? 0 : -5
}

const sum = (numbers: number[]) => numbers.reduce((total, change) => total + change, 0)

/**
 * Returns the score by the rules of Mozilla's HTTP Observatory: 100 points, with bonuses only from 90 up. HTTPS and
 * HSTS are left out, because http://localhost cannot have them.
 */
function scoreOf(answer: Answer): number {
  const {headers, directives} = answer
  const changes = [
    policyScore(answer),
    cookieScore(answer),
    headers['access-control-allow-origin'] === '*' ? -50 : 0,
    privateReferrers.test(headers['referrer-policy'] ?? '') ? 5 : -5,
    foreignScripts(answer),
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    directives['frame-ancestors'] ? 5 : -20,
    /^same-(origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '') ? 10 : 0,
  ]
  const withoutAdditions = 100 + sum(changes.filter((change) => change < 0))
  return withoutAdditions < 90 ? withoutAdditions : 100 + sum(changes)
}

/** Returns an answer's grade; everything below 50 points is one grade. */
export function grade(answer: Answer): string {
  const score = scoreOf(answer)
  const grades: [number, string][] = [
    [100, 'A+'],
    [90, 'A'],
    [80, 'B'],
    [70, 'B-'],
    [60, 'C'],
    [50, 'D'],
  ]
  return grades.find(([least]) => score >= least)?.[1] ?? 'F'
}
