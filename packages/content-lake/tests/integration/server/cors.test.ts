import {afterAll, beforeAll, expect, it} from 'vitest'

import {PROJECT, startTestLake, type TestLake} from '../../lake.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await startTestLake({corsOrigins: ['https://studio.example']})
})
afterAll(() => lake.close())

interface Origin {
  id: string
  origin: string
}

/** Returns what CORS permits an origin: nothing, reading, or reading with credentials. */
async function reach(origin: string): Promise<string> {
  const {headers} = await lake.request('/v1/ping', {headers: {origin}})
  if (headers.get('access-control-allow-origin') !== origin) return 'nothing'
  return headers.get('access-control-allow-credentials') ? 'credentials' : 'read'
}

const change = (method: string, path: string, body?: object) =>
  lake.request(`/v2025-08-14/projects/${PROJECT}/cors${path}`, {
    method,
    as: 'administrator',
    body: body && JSON.stringify(body),
  })

it('lets pages of the given origins in, and of no other', async () => {
  await expect(reach('https://studio.example')).resolves.toBe('credentials')
  await expect(reach('https://studio.example.evil')).resolves.toBe('nothing')
  await expect(reach('http://studio.example')).resolves.toBe('nothing')
})

it('rejects URLs with a path, and any change by an editor', async () => {
  expect((await change('POST', '', {origin: 'https://a.example/path'})).status).toBe(400)
  const request = {method: 'POST', as: 'editor', body: '{"origin":"https://a.example"}'} as const
  expect((await lake.request(`/v1/projects/${PROJECT}/cors`, request)).status).toBe(403)
})

it('takes more origins, keeps them, and removes them', async () => {
  const body = {origin: 'https://*.preview.example', allowCredentials: false}
  const added = (await (await change('POST', '', body)).json()) as Origin
  expect(added).toMatchObject(body)
  await expect(reach('https://a.preview.example')).resolves.toBe('read')
  await expect(reach('https://preview.example')).resolves.toBe('nothing')
  await lake.stop()
  lake = await startTestLake({dataDir: lake.dataDir})
  expect(await (await change('GET', '')).json()).toMatchObject([body])
  await expect(reach('https://a.preview.example')).resolves.toBe('read')
  expect((await change('DELETE', `/${added.id}`)).status).toBe(200)
  expect((await change('DELETE', `/${added.id}`)).status).toBe(404)
  await expect(reach('https://a.preview.example')).resolves.toBe('nothing')
})
