import {repeatedUnits} from './malformed-text.ts'
import type {RawRequest} from './raw-request.ts'

/** Bytes of one part; Node.js accepts a head of 16 kB. */
const length = 15_000

/** Headers that the site or Next.js parses. */
const parsedHeaders = [
  'accept',
  'accept-language',
  'cookie',
  'next-router-state-tree',
  'origin',
  'referer',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
]

const filledWith = (unit: string) => unit.repeat(Math.floor(length / Buffer.byteLength(unit)))

const get = (target: string, ...headers: RawRequest['headers']): RawRequest => ({
  method: 'GET',
  target,
  headers,
  body: Buffer.alloc(0),
})

function requestsWith(unit: string): RawRequest[] {
  const isPlain = /^[!-~]+$/.test(unit)
  const encoded = isPlain ? unit : encodeURIComponent(unit.replaceAll(/\p{Surrogate}/gu, '?'))
  const segment = filledWith(encoded)
  const value = filledWith(unit.replaceAll(/[\r\n\0]+/g, ' '))
  const targets = [`/${segment}`, `/fr/${segment}.md`, `/blog/${segment}`, `/about?x=${segment}`]
  return [
    ...targets.map((target) => get(target)),
    ...parsedHeaders.map((name) => get('/no-such-page', [name, `a=${value}`])),
  ]
}

/** Requests as long as Node.js accepts, in each part that the site reads. */
export function longestRequests(): RawRequest[] {
  return repeatedUnits.flatMap(requestsWith)
}
