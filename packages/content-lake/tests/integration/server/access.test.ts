import {request} from 'node:http'
import {networkInterfaces} from 'node:os'
import {Readable} from 'node:stream'

import {describe, expect, it, vi} from 'vitest'

import {DATASET, PROJECT, sharedLake, startTestLake, type TestRequest, TOKENS} from '../../lake.ts'

const lake = sharedLake({corsOrigins: ['https://*.preview.example']})

async function json(path: string, init?: TestRequest): Promise<unknown> {
  return (await lake.request(path, init)).json()
}

describe('authentication', () => {
  it('describes the user of a token', async () => {
    const [role, title] = ['contributor', 'Contributor'] as const
    const description = 'Reads everything, writes drafts.'
    await expect(lake.client(role).users.getById('me')).resolves.toEqual({
      id: 'local-contributor',
      name: 'Local contributor',
      email: 'contributor@local.example',
      profileImage: null,
      role,
      roles: [{name: role, title, description, appliesToUsers: true, appliesToRobots: true}],
      provider: 'local',
    })
    await expect(json('/v1/auth/id', {as: role})).resolves.toEqual({id: 'local-contributor'})
  })

  it('describes no user without a token', async () => {
    await expect(json('/v2021-06-07/users/me')).resolves.toEqual({})
    await expect(json('/v1/auth/id')).resolves.toEqual({})
  })

  it('rejects an unknown token, in the shape the Studio reads', async () => {
    const response = await lake.request('/v1/users/me', {
      headers: {authorization: `Bearer ${'x'.repeat(32)}`},
    })
    expect(response.status).toBe(401)
    await expect(response.json()).resolves.toEqual({
      statusCode: 401,
      error: 'Unauthorized',
      message: 'Session not found',
      errorCode: 'SIO-401-ANF',
    })
  })

  it.each([
    ['Bearer TOKEN', 200],
    ['bearer   TOKEN', 200],
    ['Basic TOKEN', 401],
    ['TOKEN', 401],
  ])('answers the header %j with %i', async (header, status) => {
    const authorization = header.replace('TOKEN', TOKENS.viewer)
    const response = await lake.request('/v1/users/me', {headers: {authorization}})
    expect(response.status).toBe(status)
  })

  it('describes one or several other users', async () => {
    const several = await json('/v1/users/local-editor,local-viewer,unknown', {as: 'viewer'})
    const profile = {familyName: null, givenName: null, imageUrl: null, createdAt: null}
    const editor = {
      id: 'local-editor',
      displayName: 'Local editor',
      ...profile,
      isCurrentUser: false,
    }
    expect(several).toEqual([
      editor,
      {id: 'local-viewer', displayName: 'Local viewer', ...profile, isCurrentUser: true},
    ])
    const one = `/v1/projects/${PROJECT}/users`
    await expect(json(`${one}/local-editor`, {as: 'viewer'})).resolves.toEqual(editor)
    await expect(json(`${one}/unknown`, {as: 'viewer'})).resolves.toEqual([])
    const anonymous = {statusCode: 401, error: 'Unauthorized', message: 'Sign in first.'}
    await expect(json('/v1/users/local-editor')).resolves.toEqual(anonymous)
  })
})

/** Routes that write nothing of the project, so that everybody may call them. */
const open = [
  'POST /access/project/:project/requests',
  'POST /auth/login/local',
  'POST /auth/logout',
  'POST /data/query/:dataset',
  'POST /descriptors/claim',
  'POST /intake/:rest{.+}',
  'POST /journey/:rest{.+}',
  'POST /projects/:project/user-applications/:id/config/live-manifest',
]

/** Returns the routes for writing that do not refuse a caller. */
async function routesOpenTo(as?: 'viewer'): Promise<string[]> {
  const listing = await (await lake.request('/')).text()
  const routes = listing.split('\n').filter((line) => /^(?:DELETE|PATCH|POST|PUT) /.test(line))
  const answers = routes.map(async (route) => {
    const [method, path = ''] = route.split(' ')
    const filled = path
      .replace(':project', PROJECT)
      .replace(':dataset', DATASET)
      .replaceAll(/:\w+(?:\{[^}]*\})?\??/g, 'any')
    const {status} = await lake.request(`/v2025-02-19${filled}`, {method, body: '{}', as})
    return [401, 403].includes(status) ? [] : [route]
  })
  return (await Promise.all(answers)).flat()
}

describe('permissions of a role', () => {
  it('every other route for writing refuses strangers, and viewers but for their own settings', async () => {
    expect(await routesOpenTo()).toEqual(open)
    expect(await routesOpenTo('viewer')).toEqual([...open, 'PUT /users/me/keyvalue'])
  })

  it('only administrators create and delete datasets', async () => {
    const datasets = lake.client('administrator').datasets
    await expect(lake.client('editor').datasets.create('extra')).rejects.toThrow(/editor may not/)
    await expect(lake.client().datasets.create('extra')).rejects.toThrow(/Sign in/)
    await expect(datasets.create('extra')).resolves.toMatchObject({datasetName: 'extra'})
    await expect(datasets.create('extra')).resolves.toMatchObject({datasetName: 'extra'})
    await expect(datasets.list()).resolves.toMatchObject([{name: 'extra'}, {name: DATASET}])
    await expect(lake.client('viewer').datasets.delete('extra')).rejects.toThrow(/viewer may not/)
    await expect(datasets.delete('extra')).resolves.toEqual({deleted: true})
    await expect(datasets.delete('extra')).rejects.toThrow(/not found/)
    const put = {method: 'PUT', as: 'administrator'} as const
    expect((await lake.request('/v1/datasets/Upper', put)).status).toBe(400)
  })

  it('a private dataset needs a token', async () => {
    const datasets = lake.client('administrator').datasets
    await expect(datasets.create('hidden', {aclMode: 'private'})).resolves.toMatchObject({
      aclMode: 'private',
    })
    const seen = {_id: 'seen', _type: 'note'}
    await lake.client('editor').withConfig({dataset: 'hidden'}).create(seen)
    const paths = [
      'data/query/hidden?query=*',
      'data/doc/hidden/seen',
      'data/listen/hidden?query=*',
      'data/live/events/hidden',
      'data/export/hidden',
      'data/history/hidden/documents/seen',
    ]
    const answers = paths.map(async (path) => (await lake.request(`/v2021-06-07/${path}`)).status)
    expect(await Promise.all(answers)).toEqual(paths.map(() => 401))
    const reader = lake.client('viewer').withConfig({dataset: 'hidden'})
    await expect(reader.fetch('*[_type == "note"]._id')).resolves.toEqual(['seen'])

    await expect(datasets.create('hidden')).resolves.toMatchObject({aclMode: 'private'})
    await expect(datasets.list()).resolves.toMatchObject([
      {name: 'hidden', aclMode: 'private'},
      {name: DATASET, aclMode: 'public'},
    ])
    await expect(
      lake.client('editor').datasets.edit('hidden', {aclMode: 'public'}),
    ).rejects.toThrow(/editor may not/)
    await datasets.edit('hidden', {aclMode: 'public'})
    expect((await lake.request('/v2021-06-07/data/query/hidden?query=*')).status).toBe(200)
    await datasets.delete('hidden')
  })
})

describe('preferences of a user', () => {
  const path = '/v2024-01-01/users/me/keyvalue'
  const put = (body: unknown, as?: 'editor' | 'viewer'): Promise<Response> =>
    lake.request(path, {method: 'PUT', body: JSON.stringify(body), as})

  it('are stored per user and survive a restart', async () => {
    const first = await startTestLake()
    const body = JSON.stringify([
      {key: 'a.b', value: {sort: 'desc'}},
      {key: 'c', value: null},
    ])
    const stored = await first.request(path, {method: 'PUT', body, as: 'editor'})
    await expect(stored.json()).resolves.toEqual(JSON.parse(body))
    await first.stop()
    const second = await startTestLake({dataDir: first.dataDir})
    const read = await second.request(`${path}/a.b,c,d`, {as: 'editor'})
    await expect(read.json()).resolves.toEqual(JSON.parse(body))
    const other = await second.request(`${path}/a.b`, {as: 'viewer'})
    await expect(other.json()).resolves.toEqual([])
    await second.close()
  })

  it('need a token, a valid shape and a limited size', async () => {
    expect((await put([{key: 'a', value: 1}])).status).toBe(401)
    expect(await json(path, {method: 'PUT', body: '{"a":', as: 'editor'})).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: 'The request body is not valid JSON.',
    })
    for (const body of [{key: 'a'}, null, 'a']) {
      const message = 'Send a list of {key, value}.'
      await expect((await put(body, 'editor')).json()).resolves.toMatchObject({message})
    }
    for (const item of [{value: 1}, {key: '', value: 1}, {key: 1}, null, 'a']) {
      const message = 'Each item needs a key that is not empty.'
      const answer = await put([{key: 'a', value: 1}, item], 'editor')
      await expect(answer.json()).resolves.toMatchObject({statusCode: 400, message})
    }
    await expect(json(`${path}/a`, {as: 'editor'})).resolves.toEqual([])
  })
})

describe('signing in with the local provider', () => {
  const back = 'http://localhost:3000/studio'
  const page = `/v1/auth/login/local?origin=${encodeURIComponent(back)}`
  const submit = (token: string): Promise<Response> =>
    lake.request(page, {method: 'POST', body: new URLSearchParams({token}), redirect: 'manual'})

  it('offers itself as provider', async () => {
    await expect(json('/v1/auth/providers')).resolves.toEqual({
      providers: [{name: 'local', title: 'This machine', url: `${lake.url}/v1/auth/login/local`}],
      thirdPartyLogin: false,
      sso: {saml: false},
    })
  })

  it('exchanges a token for a session that works once', async () => {
    const response = await submit(` ${TOKENS.editor} `)
    expect(response.status).toBe(303)
    const target = new URL(response.headers.get('location') ?? '')
    expect(target.href).toMatch(/^http:\/\/localhost:3000\/studio#sid=.{20,}$/)
    const exchange = `/v1/auth/fetch?${target.hash.slice(1)}`
    await expect(json(exchange)).resolves.toEqual({token: TOKENS.editor, label: 'local'})
    for (const again of [exchange, '/v1/auth/fetch']) {
      await expect(json(again)).resolves.toEqual({
        statusCode: 401,
        error: 'Unauthorized',
        message: 'This sign-in has expired: sign in again.',
      })
    }
  })

  it.each([
    [60, 200],
    [61, 401],
  ])('exchanges a session after %i seconds: %i', async (seconds, status) => {
    const now = Date.now()
    vi.useFakeTimers({toFake: ['Date'], now})
    const response = await submit(TOKENS.editor)
    const {hash} = new URL(response.headers.get('location') ?? '')
    vi.setSystemTime(now + seconds * 1000)
    expect((await submit(TOKENS.viewer)).status).toBe(303)
    const exchanged = await lake.request(`/v1/auth/fetch?${hash.slice(1)}`)
    vi.useRealTimers()
    expect(exchanged.status).toBe(status)
  })

  it('shows a form that other pages cannot show, and again for a wrong token', async () => {
    const headers = {'content-type': 'multipart/form-data'}
    const malformed = {method: 'POST', body: 'token', headers}
    for (const [response, status, problem] of [
      [await lake.request(page), 200, ''],
      [await submit('nobody'), 401, 'Nobody has this token.'],
      [await submit(''), 401, 'Nobody has this token.'],
      [await lake.request(page, {method: 'POST', body: new FormData()}), 401, 'Nobody has this'],
      [await lake.request(page, malformed), 401, 'Nobody has this token.'],
    ] as const) {
      expect(response.status).toBe(status)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'text/html; charset=UTF-8',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; form-action 'self' http://localhost:3000; frame-ancestors 'none'",
        'cache-control': 'no-store',
        'referrer-policy': 'same-origin',
      })
      const html = await response.text()
      for (const part of ['<form method="post">', 'name="token"', `role="alert">${problem}`]) {
        expect(html).toContain(part)
      }
    }
  })

  it('returns to the path of a Studio that may call the API', async () => {
    const origin = 'https://studio.preview.example/studio'
    const response = await lake.request(`/v1/auth/login/local?origin=${origin}`, {
      method: 'POST',
      body: new URLSearchParams({token: TOKENS.editor}),
      redirect: 'manual',
    })
    expect(response.headers.get('location')?.split('#')[0]).toBe(origin)
  })

  it.each([
    '?origin=https://evil.example',
    '?origin=https://evil.example/x.preview.example',
    '?origin=x',
    '',
  ])('refuses a login%s', async (query) => {
    for (const method of ['GET', 'POST']) {
      const body = method === 'POST' ? new URLSearchParams({token: TOKENS.editor}) : null
      await expect(json(`/v1/auth/login/local${query}`, {method, body})).resolves.toEqual({
        statusCode: 400,
        error: 'Bad Request',
        message: 'The parameter "origin" must be an address that may call this API.',
      })
    }
  })
})

describe('requests of the Studio for hosted services', () => {
  it.each([
    ['/v1/ping', {ok: true}],
    ['/v1/intake/telemetry-status', {status: 'denied', type: 'disabled'}],
    ['/vX/agent/any/bundles/mine/listen', {data: []}],
  ])('answers %s', async (path, answer) => {
    await expect(json(path, {as: 'administrator'})).resolves.toEqual(answer)
  })

  it('creates a private dataset for comments and tasks, which editors may write', async () => {
    const setup = `/vX/comments/${DATASET}/setup`
    expect((await lake.request(setup, {method: 'POST', as: 'viewer'})).status).toBe(403)
    for (let times = 0; times < 2; times += 1) {
      await expect(json(setup, {method: 'POST', as: 'editor'})).resolves.toEqual({
        datasetName: `${DATASET}-comments`,
      })
    }
    const comment = {_id: 'first', _type: 'comment', status: 'open'}
    await lake.client('editor', `${DATASET}-comments`).create(comment)
    const query = `/v1/data/query/${DATASET}-comments?query=*`
    expect((await lake.request(query)).status).toBe(401)
    await expect(json(query, {as: 'viewer'})).resolves.toMatchObject({result: [{_id: 'first'}]})
    const path = `/v1/projects/${PROJECT}/datasets/${DATASET}-comments`
    await json(path, {method: 'DELETE', as: 'administrator'})
  })

  it('tells a viewer how to become an editor', async () => {
    const path = `/v2024-09-26/access/project/${PROJECT}/requests`
    const response = await lake.request(path, {method: 'POST', body: '{}', as: 'viewer'})
    expect(response.status).toBe(409)
    await expect(response.json()).resolves.toMatchObject({
      message: 'To edit, open the sign-in link of an editor.',
    })
  })
})

/** The date in some days from now, as an API version. */
const versionIn = (days: number) =>
  `/v${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}`

describe('invalid requests', () => {
  it.each([
    `//v2025-02-19/data/export/${DATASET}`,
    `/v2025-02-19//data/export/${DATASET}`,
    `//v1///users/me`,
    '//ping',
  ])('%s is answered, as without the doubled slashes', async (path) => {
    const response = await lake.request(path, {as: 'administrator'})
    expect(response.status).toBe(200)
  })

  it.each([
    [versionIn(0), 200],
    [versionIn(1), 200],
    [versionIn(3), 400],
    ['/v2025-02-30', 400],
    ['/v2', 400],
    ['/v2025-2-1', 400],
    ['/v1', 200],
    ['/vX', 200],
  ])('the API version of %s gets %s', async (version, status) => {
    const query = encodeURIComponent('*[0..1]')
    const response = await lake.request(`${version}/data/query/${DATASET}?query=${query}`)
    const message = 'Invalid API version string, expected `1` or date in format `YYYY-MM-DD`'
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject(status === 200 ? {result: []} : {message})
  })

  it.each([
    ['app.page-1_b', 200],
    ['x'.repeat(75), 200],
    ['', 400],
    ['a%20b', 400],
    ['x'.repeat(76), 400],
  ])('the request tag "%s" gets %s', async (tag, status) => {
    const path = `/v1/data/query/${DATASET}?query=1&tag=${tag}`
    expect((await lake.request(path)).status).toBe(status)
  })

  it('answers on both loopback addresses and for every name of this machine', async () => {
    const {port} = new URL(lake.url)
    const loopback = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
    const addresses = loopback.filter(({internal}) => internal).map(({address}) => address)
    expect(addresses).toContain('127.0.0.1')
    for (const address of addresses) {
      for (const host of ['localhost', `${PROJECT}.localhost:80`, 'L1.localhost', '[::1]:80']) {
        await expect(health(address, Number(port), host)).resolves.toMatchObject({
          status: 'ok',
          datasets: [DATASET],
        })
      }
    }
  })

  it.each(['elsewhere.example', 'localhost.elsewhere.example', '127.0.0.1.example:80', '10.0.0.1'])(
    'refuses a page that reached it under the name %s',
    async (host) => {
      const {port} = new URL(lake.url)
      await expect(health('127.0.0.1', Number(port), host)).resolves.toMatchObject({
        statusCode: 403,
      })
    },
  )
})

/** Unlike browsers, Node does not resolve `*.localhost`, so the name is only in the header. */
function health(address: string, port: number, host: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const asking = request({host: address, port, path: '/health', headers: {host}}, (response) => {
      void new Response(Readable.toWeb(response) as ReadableStream).json().then(resolve, reject)
    })
    asking.on('error', reject)
    asking.end()
  })
}
