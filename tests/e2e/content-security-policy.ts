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
