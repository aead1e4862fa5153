import {afterAll, beforeAll, describe, expect, it} from 'vitest'

import {DATASET, PROJECT, type Role, startTestLake, type TestLake} from '../../lake.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await startTestLake()
})
afterAll(() => lake.close())

function send(method: string, path: string, body?: object, as: Role = 'administrator') {
  return lake.request(`/v2025-08-14${path}`, {method, as, body: body && JSON.stringify(body)})
}

const read = async (path: string) => (await send('GET', path)).json()

describe('deployed schemas', () => {
  const path = `/projects/${PROJECT}/datasets/${DATASET}/schemas`
  const schema = [{name: 'note', type: 'document'}]
  const workspace = {name: 'my.studio', title: 'Mine'}

  it('are stored, listed and removed', async () => {
    const response = await send(
      'PUT',
      path,
      {schemas: [{workspace, schema, tag: 'next'}]},
      'editor',
    )
    const id = '_.schemas.my_studio.next'
    await expect(response.json()).resolves.toEqual([{_id: id}])
    const expected = [{_id: id, workspace, tag: 'next', schema: JSON.stringify(schema)}]
    await expect(read(path)).resolves.toMatchObject(expected)
    await expect(read(`${path}/${id}`)).resolves.toMatchObject(expected)
    await expect((await send('DELETE', `${path}/${id}`)).json()).resolves.toEqual({deleted: true})
    await expect(read(path)).resolves.toEqual([])
  })

  it('need a token and a valid shape', async () => {
    expect((await lake.request(`/v1${path}`)).status).toBe(401)
    expect((await send('PUT', path, {schemas: []}, 'viewer')).status).toBe(403)
    expect((await send('PUT', path, {schemas: [{schema}]})).status).toBe(400)
    expect((await send('PUT', path, {})).status).toBe(400)
    expect((await send('GET', path.replace(DATASET, 'nowhere'))).status).toBe(404)
  })
})

describe('an alias', () => {
  it('resolves to its dataset, and can be changed', async () => {
    await lake.client('administrator').datasets.create('second')
    await lake.client('editor').create({_id: 'a', _type: 'note', in: 'first'})
    await lake.client('editor', 'second').create({_id: 'a', _type: 'note', in: 'second'})
    expect((await send('PUT', '/aliases/live', {datasetName: DATASET})).status).toBe(200)
    const client = lake.client('editor', '~live')
    await expect(client.fetch('*[_id == "a"][0].in')).resolves.toBe('first')
    await client.patch('a').set({changed: true}).commit()
    await expect(lake.client('editor').getDocument('a')).resolves.toMatchObject({changed: true})
    await send('PATCH', '/aliases/live', {datasetName: 'second'})
    await expect(client.fetch('*[_id == "a"][0].in')).resolves.toBe('second')
    await expect(read('/aliases')).resolves.toEqual([{name: 'live', datasetName: 'second'}])
    await send('PATCH', '/aliases/live/unlink', {})
    await expect(client.fetch('1')).rejects.toMatchObject({statusCode: 404})
    expect((await send('DELETE', '/aliases/live')).status).toBe(200)
    await expect(read('/aliases')).resolves.toEqual([])
  })

  it('needs a free name and an existing dataset', async () => {
    expect((await send('PUT', '/aliases/taken', {})).status).toBe(200)
    expect((await send('PUT', '/aliases/taken', {})).status).toBe(409)
    expect((await send('PUT', '/aliases/Not-A-Name', {})).status).toBe(400)
    expect((await send('PUT', '/aliases/other', {datasetName: 'nowhere'})).status).toBe(404)
    expect((await send('PATCH', '/aliases/other', {datasetName: DATASET})).status).toBe(404)
    expect((await send('PUT', '/aliases/other', {}, 'editor')).status).toBe(403)
  })
})

describe('a copy of a dataset', () => {
  it('contains its documents, references and assets', async () => {
    const {assets} = lake.client('administrator')
    const editor = lake.client('editor')
    const {_id, url} = await assets.upload('file', Buffer.from('In the copy'), {filename: 'a.txt'})
    await editor.create({_id: 'target', _type: 'note'})
    await editor.create({_id: 'a-first', _type: 'note', to: {_type: 'reference', _ref: 'target'}})
    await editor.create({_id: 'drafts.target', _type: 'note'})
    const before = await editor.getDocument('a-first')
    const copied = await send('PUT', `/datasets/${DATASET}/copy`, {targetDataset: 'copied'})
    const {jobId} = (await copied.json()) as {jobId: string}
    const client = lake.client('editor', 'copied')
    const {_rev, ...same} = (await client.getDocument('a-first')) ?? {}
    expect(before).toMatchObject(same)
    await expect(client.getDocument('drafts.target')).resolves.toBeTruthy()
    const asset = await client.getDocument(_id)
    expect(asset?.['url']).toBe(url.replace(DATASET, 'copied'))
    expect(await (await fetch(String(asset?.['url']))).text()).toBe('In the copy')
    await expect(read(`/projects/${PROJECT}/datasets/copy`)).resolves.toMatchObject([
      {id: jobId, sourceDataset: DATASET, targetDataset: 'copied', state: 'completed'},
    ])
    expect(await (await send('GET', `/jobs/${jobId}/listen`)).text()).toMatch(/^event: done\n/m)
  })

  it('replaces no dataset', async () => {
    await lake.client('administrator').datasets.create('kept')
    const path = `/datasets/${DATASET}/copy`
    expect((await send('PUT', path, {targetDataset: 'kept'})).status).toBe(409)
    expect((await send('PUT', path, {targetDataset: 'new'}, 'editor')).status).toBe(403)
    expect((await send('PUT', '/datasets/nowhere/copy', {targetDataset: 'new'})).status).toBe(404)
    expect((await send('PUT', path, {targetDataset: 'Not a name'})).status).toBe(400)
    expect((await send('GET', '/jobs/unknown/listen')).status).toBe(404)
  })
})

const wanted = (role: string, more = {}) => ({
  label: 'Build',
  memberships: [{resourceType: 'project', resourceId: PROJECT, roleNames: [role]}],
  ...more,
})
const withToken = (token: string) => lake.client().withConfig({token})

describe('an API token', () => {
  const path = `/access/project/${PROJECT}/robots`

  it('has the rights of its role until it is removed', async () => {
    const made = await send('POST', path, wanted('viewer'))
    const {id, token} = (await made.json()) as {id: string; token: string}
    const client = withToken(token)
    await expect(client.users.getById('me')).resolves.toMatchObject({id, name: 'Build'})
    await lake.client('editor').create({_id: 'drafts.seen', _type: 'note'})
    await expect(client.getDocument('drafts.seen')).resolves.toBeTruthy()
    await expect(client.create({_type: 'note'})).rejects.toMatchObject({statusCode: 403})
    const listed = JSON.stringify(await read(path))
    expect(listed).toContain(id)
    expect(listed).not.toContain(token)
    await expect(read(`/projects/${PROJECT}`)).resolves.toMatchObject({
      members: expect.arrayContaining([expect.objectContaining({id, isRobot: true})]) as unknown[],
    })
    expect((await send('DELETE', `${path}/${id}`)).status).toBe(204)
    await expect(client.users.getById('me')).rejects.toMatchObject({statusCode: 401})
  })

  it('expires', async () => {
    const expiresAt = new Date(Date.now() - 1000).toISOString()
    const made = await send('POST', path, wanted('editor', {expiresAt}))
    const {token} = (await made.json()) as {token: string}
    await expect(withToken(token).fetch('1')).rejects.toMatchObject({statusCode: 401})
  })

  it('is created by administrators only, for an existing role', async () => {
    expect((await send('POST', path, wanted('viewer'), 'editor')).status).toBe(403)
    expect((await send('POST', path, wanted('king'))).status).toBe(400)
    expect((await send('POST', path, wanted('viewer', {label: ''}))).status).toBe(400)
    expect((await send('POST', path, wanted('viewer', {expiresAt: 'soon'}))).status).toBe(400)
  })
})

it.each(['/projects/other/cors', '/hooks/projects/other', '/access/project/other/robots'])(
  '%s is of no project that there is',
  async (path) => {
    expect((await send('GET', path)).status).toBe(404)
  },
)

it('a 404 names the unknown route', async () => {
  const response = await send('GET', '/vector-indexes/all')
  expect(response.status).toBe(404)
  await expect(response.json()).resolves.toMatchObject({
    message: 'Nothing answers GET /vector-indexes/all.',
  })
})
