import {headersOf, type Attacker} from './attackers.ts'
import type {Endpoint} from './endpoints.ts'
import {admin, careful, hidden, type Target} from './target.ts'

/** A response with its body. */
export interface Answer {
  status: number
  body: string
  range: string | null
  /** The whole response, headers included. */
  all: string
}

/** Sends a request as an attacker. The endpoint's own headers take precedence. */
export async function sendAs(
  target: Target,
  attacker: Attacker,
  endpoint: Endpoint,
): Promise<Answer> {
  const headers = {...headersOf(attacker, target.tokens), ...endpoint.headers}
  const response = await fetch(target.url + endpoint.path, {
    method: endpoint.method ?? 'GET',
    headers,
    ...(endpoint.body === undefined ? {} : {body: endpoint.body}),
    redirect: 'manual',
  })
  const body = await response.text()
  const range = response.headers.get('content-range')
  return {
    status: response.status,
    body,
    range,
    all: [...response.headers].flat().join('\n') + body,
  }
}

const markers = [
  ...Object.values(hidden),
  'undisclosed',
  admin.id,
  admin.email,
  careful.email,
  '$2b$',
  'sb_secret',
]

/** Returns the secrets in a response that were not in the request. */
export function secretsIn(answer: Answer, endpoint: Endpoint): string[] {
  const requestText = (decodeURIComponent(endpoint.path) + (endpoint.body ?? '')).toLowerCase()
  const responseText = answer.all.toLowerCase()
  return markers
    .map((marker) => marker.toLowerCase())
    .filter((marker) => responseText.includes(marker) && !requestText.includes(marker))
}

const refusals = new Set([400, 401, 403, 404, 405, 406, 413, 415, 416, 431])
const successes = new Set([200, 204, 206])

/** Bodies that reveal nothing. */
const empty = new Set(['[]', '0', 'false', 'null'])

/** Returns the faults of a response that is neither a rejection nor empty: rows, row counts, or server errors. */
export function leaksIn(answer: Answer, endpoint: Endpoint): string[] {
  const {status, body, range} = answer
  const leaks = secretsIn(answer, endpoint)
  // The API counts a function's result as one row, whatever it is.
  const counted = empty.has(body) ? /\/[*0]$/ : /^\*\/[*0]$/
  if (range !== null && !counted.test(range)) leaks.push(`content-range: ${range}`)
  if (refusals.has(status)) return leaks

  if (!successes.has(status)) leaks.push(`status ${status}`)
  if (body.trim() !== '' && !empty.has(body)) leaks.push(body)
  return leaks
}

/** Returns an endpoint's name for test titles. */
export function nameOf({method = 'GET', path, headers = {}, body}: Endpoint): string {
  const extra = Object.entries(headers)
    .filter(([name]) => name !== 'content-type')
    .map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${path}`, ...extra, ...(body ? [body] : [])].join(' ').slice(0, 160)
}
