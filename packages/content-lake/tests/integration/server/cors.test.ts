import {expect, it} from 'vitest'

import {PROJECT, sharedLake, startTestLake} from '../../lake.ts'

const lake = sharedLake({corsOrigins: ['https://studio.example']})

interface Origin {
  id: string
  origin: string
}

/** Returns what CORS permits an origin: nothing, reading, or reading with credentials. */
async function reach(origin: string, path = '/v1/ping'): Promise<string> {
  const {headers} = await lake.request(path, {headers: {origin}})
  if (headers.get('access-control-allow-origin') !== origin) return 'nothing'
  return headers.get('access-control-allow-credentials') ? 'credentials' : 'read'
}

const change = (method: string, path: string, body?: object) =>
  lake.request(`/v2025-08-14/projects/${PROJECT}/cors${path}`, {
    method,
    as: 'administrator',
    body: body && JSON.stringify(body),
  })

it.each([
  ['https://studio.example', 'credentials'],
  ['https://studio.example.evil', 'nothing'],
  ['http://studio.example', 'nothing'],
  ['http://localhost:3000', 'credentials'],
  ['http://127.0.0.1:3000', 'credentials'],
  ['https://localhost', 'credentials'],
  ['http://l3.localhost:3000', 'credentials'],
  ['http://[::1]:3000', 'credentials'],
])('a page of %s may use: %s', async (origin, expected) => {
  await expect(reach(origin)).resolves.toBe(expected)
  // Also the reasons of errors.
  await expect(reach(origin, '/v1/nowhere')).resolves.toBe(expected)
  const {headers} = await lake.request('/v1/ping', {headers: {origin}})
  const isIn = expected === 'credentials'
  expect(headers.get('access-control-expose-headers')?.includes('retry-after') ?? false).toBe(isIn)
  if (!isIn) return
  const checked = await lake.request('/v1/check/cors', {headers: {origin}})
  expect(await checked.json()).toEqual({result: {allowed: true, withCredentials: true}})
})

it('every route may be asked with every method it has, and with OPTIONS', async () => {
  const listing = await (await lake.request('/')).text()
  const routes = listing.split('\n').filter((line) => /^[A-Z]+ \//.test(line))
  expect(routes).toContain('GET /data/query/:dataset')
  for (const route of routes) {
    const [method = '', path = ''] = route.split(' ')
    const response = await lake.request(`/v1${path}`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:3000',
        'access-control-request-method': 'OPTIONS',
        'access-control-request-headers': 'authorization, x-sanity-project-id',
      },
    })
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-headers': 'authorization, x-sanity-project-id',
      'access-control-max-age': '7200',
    })
    const allowed = response.headers.get('access-control-allow-methods')?.split(', ')
    expect([response.status, allowed]).toEqual([
      204,
      expect.arrayContaining([method, 'HEAD', 'OPTIONS']),
    ])
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:3000')
  }
})

const document = {_id: 'foreign', _type: 'article', title: 'Planted'}
const mutations = JSON.stringify({mutations: [{createOrReplace: document}]})
const requests: [string, string, RequestInit?][] = [
  ['a query', '/v2025-02-19/data/query/production?query=*'],
  ['a HEAD', '/v2025-02-19/data/query/production?query=*', {method: 'HEAD'}],
  [
    'a posted query',
    '/v2025-02-19/data/query/production',
    {method: 'POST', body: '{"query": "*"}'},
  ],
  ['a mutation', '/v2025-02-19/data/mutate/production', {method: 'POST', body: mutations}],
  ['an upload', '/v2025-02-19/assets/images/production', {method: 'POST', body: 'x'}],
  ['a webhook', `/v2025-02-19/hooks/projects/${PROJECT}/1`, {method: 'DELETE'}],
  ['a ping', '/v1/ping'],
]
const foreign: Record<string, string>[] = [
  {origin: 'https://evil.example'},
  {origin: 'https://studio.example.evil'},
  {origin: 'null'},
  {'sec-fetch-site': 'cross-site'},
]

it.each(requests)('refuses pages of other sites %s, with any token', async (_, path, init) => {
  for (const headers of foreign) {
    const sent = {...init, as: 'administrator', headers} as const
    expect((await lake.request(path, sent)).status).toBe(403)
  }
})

it.each<[string, Record<string, string>, string]>([
  [
    'a page of an allowed origin on another site',
    {origin: 'https://studio.example', 'sec-fetch-site': 'cross-site'},
    '/v1/ping',
  ],
  [
    'this machine’s other names',
    {origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'cross-site'},
    '/v1/ping',
  ],
  ['an address that is typed', {'sec-fetch-site': 'none'}, '/v1/ping'],
  ['a program', {}, '/v1/ping'],
  [
    'a link to the page to sign in',
    {'sec-fetch-site': 'cross-site'},
    '/v1/auth/login/local?origin=http://localhost:3000/',
  ],
])('answers %s', async (_, headers, path) => {
  expect((await lake.request(path, {headers})).status).toBe(200)
})

it('shows assets to pages of any site, as the hosted CDN does', async () => {
  for (const headers of [{}, ...foreign]) {
    const path = `/images/${PROJECT}/production/${'0'.repeat(40)}-1x1.png`
    const response = await lake.request(path, {headers})
    expect(response.status).toBe(404)
    // A browser that keeps the answer asks again for a page that may read it.
    expect(response.headers.get('vary')).toBe('Origin')
  }
})

it.each(['https://a.example/path', 'ftp://a.example', 'see https://a.example', 5])(
  'takes no origin %j',
  async (origin) => {
    const response = await change('POST', '', {origin})
    await expect(response.json()).resolves.toMatchObject({
      statusCode: 400,
      message: 'An origin is a protocol and a host, as https://*.example.com.',
    })
  },
)

it('lets administrators alone change them', async () => {
  const init = {method: 'POST', as: 'editor', body: '{"origin":"https://a.example"}'} as const
  expect((await lake.request(`/v1/projects/${PROJECT}/cors`, init)).status).toBe(403)
})

const asking = ['https://a.preview.example', 'https://preview.example', 'http://a.example']
const reached = () => Promise.all(asking.map((origin) => reach(origin)))

it('takes more origins, keeps them, and removes them', async () => {
  const bodies = [
    {origin: 'https://*.preview.example', allowCredentials: false},
    {origin: 'http://a.example', allowCredentials: true},
  ]
  const added: Origin[] = []
  for (const body of bodies) {
    const response = await change('POST', '', body)
    expect(response.status).toBe(201)
    added.push((await response.json()) as Origin)
  }
  const [id, createdAt] = [/^[\da-f-]{36}$/, /^\d{4}-.*Z$/].map(
    (form) => expect.stringMatching(form) as string,
  )
  const [first, second] = bodies
  expect(added).toEqual([
    {id, ...first, createdAt},
    {id, ...second, createdAt},
  ])
  await expect(reached()).resolves.toEqual(['read', 'nothing', 'credentials'])
  await lake.stop()
  Object.assign(lake, await startTestLake({dataDir: lake.dataDir}))
  expect(await (await change('GET', '')).json()).toEqual(added)
  await expect(reached()).resolves.toEqual(['read', 'nothing', 'credentials'])
  const path = `/${added[0]!.id}`
  const removed = {id: added[0]!.id, deleted: true}
  await expect((await change('DELETE', path)).json()).resolves.toEqual(removed)
  await expect((await change('DELETE', path)).json()).resolves.toMatchObject({
    statusCode: 404,
    message: `There is no origin "${added[0]!.id}".`,
  })
  await expect(reached()).resolves.toEqual(['nothing', 'nothing', 'credentials'])
})
