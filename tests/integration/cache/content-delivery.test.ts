import {once} from 'node:events'
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'

import {afterAll, beforeAll, expect, test, vi} from 'vitest'

import {callsToActionQuery, sitemapPartsQuery} from '../../../lib/sanity/queries'
import {useLake} from '../lake.ts'

const used = useLake()

vi.mock('next/cache', () => ({cacheLife: () => undefined, cacheTag: () => undefined}))

const answers = new Map<string, string>()

/** Repeats its first answer to a URL, as Sanity's CDN may, unless the reader refuses stale ones. */
const cdn = createServer((request, response) => {
  const url = new URL(request.url ?? '', used.lake.url)
  const isFresh = url.searchParams.get('cacheMode') === 'noStale'
  const known = isFresh ? undefined : answers.get(url.href)
  void (async () => {
    const answer = known ?? (await (await fetch(url)).text())
    answers.set(url.href, answer)
    response.setHeader('content-type', 'application/json').end(answer)
  })()
})

/** The site's own reads, through the CDN. */
let site: typeof import('../../../lib/sanity/fetch')

beforeAll(async () => {
  await once(cdn.listen(0, '127.0.0.1'), 'listening')
  const {port} = cdn.address() as AddressInfo
  vi.stubEnv('NEXT_PUBLIC_SANITY_API_HOST', `http://127.0.0.1:${port}`)
  vi.resetModules()
  site = await import('../../../lib/sanity/fetch')
})

afterAll(() => {
  cdn.close()
  cdn.closeAllConnections()
  vi.unstubAllEnvs()
  // Otherwise other test files would read through this one's CDN.
  vi.resetModules()
})

test('a page that is rendered after a publish shows what was published', async () => {
  for (const en of ['Book a demo', 'Talk to us']) {
    const primaryAction = {_type: 'localizedString', en}
    const actions = {_id: 'callsToAction', _type: 'callsToAction', primaryAction}
    await used.editor.createOrReplace(actions)
    expect(await site.fetchPublished(callsToActionQuery)).toMatchObject({primaryAction: {en}})
  }
})

test('a long list is read to its end, each document once', async () => {
  const ids = Array.from({length: 45}, (_, number) => `faq-${100 + number}`)
  const transaction = used.editor.transaction()
  for (const _id of ids) transaction.create({_id, _type: 'faq', language: 'en'})
  await transaction.commit()
  const read = await site.readBatches(sitemapPartsQuery)
  expect(read.map(({_id}) => _id)).toEqual(ids)
})
