import {redirectName} from '../../lib/urls/paths.ts'
import {deadline} from '../machine-speed.ts'
import {shareByDay} from '../nightly.ts'
import {type RawAnswer, type RawRequest, sendRaw} from './raw-request.ts'
import {routes} from './routes.ts'
import {expect, stack, test} from './site.ts'

const values = {
  page: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
  version: 'public, max-age=31536000, immutable',
  picture: 'public, max-age=86400',
  icon: 'public, max-age=0, must-revalidate',
  text: 'private, no-cache',
  nobody: 'private, no-store',
}

type Kind = keyof typeof values

/** Who may store the plain answer at an address; the first pattern that matches counts. All others are pages. */
const kinds: [RegExp, Kind][] = [
  [/^\/_next\/static\/chunks\/./, 'version'],
  [/^\/(?:_next|admin|api|draft|request|share)(?:\/|$)/, 'nobody'],
  [/^\/en\//, 'text'],
  [/^\/(?:no-such-page|markdown)(?:\/|$)/, 'nobody'],
  [/^\/(?:icon\.svg|manifest\.webmanifest)$/, 'icon'],
  [/[?&]q=/, 'nobody'],
  [/\.md$|\.txt$|\/feed\.|^\/sitemap/, 'text'],
  [/^\/(?:favicon\.ico|icons\/|studio\/thumbnails\/)/, 'picture'],
  [/^\/speculation-rules\.json/, 'version'],
]

const kindOf = (target: string) => kinds.find(([pattern]) => pattern.test(target))?.[1] ?? 'page'

/** Headers that Next.js and its hosts send among themselves, with and without their fellows, and others that it reads. */
const odd: Record<string, string>[] = [
  {rsc: '1'},
  {rsc: '1', 'next-router-prefetch': '1'},
  {rsc: '1', 'next-router-prefetch': '2'},
  ...['/_head', '/_tree', '/_index', '/nothing'].flatMap((segment): Record<string, string>[] => [
    {'next-router-segment-prefetch': segment},
    {'next-router-prefetch': '1', 'next-router-segment-prefetch': segment},
    {rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': segment},
  ]),
  {rsc: '1', 'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D'},
  {'next-action': '00'.repeat(21)},
  {'next-resume': '1'},
  {'next-url': '/about'},
  {'x-nextjs-data': '1', 'x-middleware-prefetch': '1'},
  {'x-matched-path': '/about', 'x-now-route-matches': '1=about'},
  {'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy'},
  {'x-prerender-revalidate': 'guess'},
  {'x-invoke-status': '500', 'x-middleware-rewrite': '/admin'},
  {'sec-fetch-dest': 'image'},
  {'sec-purpose': 'prefetch', 'accept-language': 'fr'},
  {accept: 'text/markdown'},
  {accept: 'text/x-component'},
  {'user-agent': 'Googlebot'},
  {range: 'bytes=0-9'},
  {cookie: 'previewSession=x; __prerender_bypass=x'},
]

const methods = ['HEAD', 'POST', 'PUT', 'OPTIONS']

const requests = [
  ...odd.map((headers) => ({headers, method: 'GET'})),
  ...methods.map((method) => ({headers: {}, method})),
]

function ask(target: string, headers: Record<string, string>, method = 'GET'): Promise<RawAnswer> {
  // Otherwise a request without a language would be the only plain one.
  const visitor = {cookie: `${redirectName}=noticed`, ...headers}
  const request: RawRequest = {
    method,
    target,
    headers: Object.entries(visitor),
    body: Buffer.alloc(0),
  }
  return sendRaw(new URL(stack.siteUrl), request)
}

const storedBy = ({head}: RawAnswer) =>
  [...head.matchAll(/^cache-control: (.*?)\r?$/gim)].map(([, value]) => value).join(' and ')

/** A script of the build, and one that is missing. */
async function buildFiles(): Promise<string[]> {
  const {body} = await ask('/', {})
  const [, script = ''] = /<script src="(\/_next\/static\/chunks\/[^"]+)"/.exec(body) ?? []
  return [script, '/_next/static/missing.js']
}

/** Whether an answer is the plain one to its whole body or none, a part of a file, or for nobody else. */
function mayBeStored(answer: RawAnswer, plain: RawAnswer, isRange: boolean): boolean {
  const value = storedBy(answer)
  if (/^private|no-store/.test(value) || answer.status === null) return true
  const isSame = answer.status === plain.status && [plain.body, ''].includes(answer.body)
  return (isSame || (isRange && answer.status === 206)) && value === storedBy(plain)
}

test('everybody may store a page or a file as it is, and nothing else at its address', async () => {
  test.setTimeout(deadline(300_000))
  const named = routes.filter((route) => !route.includes('['))
  const targets = [...named, ...(await buildFiles()), '/no-such-page', '/en/about']
  const wrong: string[] = []
  for (const [index, target] of targets.entries()) {
    const plain = await ask(target, {})
    const expected = values[kindOf(target)]
    if (storedBy(plain) !== expected && !storedBy(plain).includes('no-store')) {
      wrong.push(`${target}: ${storedBy(plain)} instead of ${expected}`)
    }
    for (const {headers, method} of shareByDay(requests, 3, index)) {
      const answer = await ask(target, headers, method)
      const isRange = 'range' in headers
      if (mayBeStored(answer, plain, isRange)) continue
      // The page may have been rendered again meanwhile.
      if (mayBeStored(answer, await ask(target, {}), isRange)) continue
      const got = `${answer.status}, ${storedBy(answer)}`
      wrong.push(`${method} ${target} ${JSON.stringify(headers)}: ${got}`)
    }
    const again = await ask(target, {})
    if (again.status !== plain.status) wrong.push(`${target}: ${again.status} after all of these`)
  }
  expect(wrong).toEqual([])
})
