import {setTimeout as pause} from 'node:timers/promises'

import {isValidSignature, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {afterEach, beforeEach, describe, expect, it} from 'vitest'

import {DATASET, PROJECT, startTestLake, type TestLake} from '../../lake.ts'
import {useReceiver} from '../../receiver.ts'

interface Stored {
  id: string
}

const used = useReceiver()
let lake: TestLake

beforeEach(async () => {
  lake = await startTestLake()
})
afterEach(() => lake.close())

const hooks = (method: string, path = '', body?: object) =>
  lake.request(`/v2025-02-19/hooks/projects/${PROJECT}${path}`, {
    method,
    as: 'administrator',
    body: body && JSON.stringify(body),
  })

const hooksJson = async (path = '') => (await hooks('GET', path)).json() as Promise<Stored[]>

async function addHook(more: object): Promise<Stored> {
  const hook = {type: 'document', name: 'test', dataset: DATASET, url: `${used.site}/hook`, ...more}
  const response = await hooks('POST', '', hook)
  expect(response.status).toBe(201)
  return response.json() as Promise<Stored>
}

const write = (id: string, more: object = {}, _type = 'note') =>
  lake.client('editor').createOrReplace({_id: id, _type, ...more})

const sentTo = (path: string) =>
  used.deliveries.filter(({url}) => url === path).map(({body}) => body)

const payloads = () => used.deliveries.map(({body}) => JSON.parse(body) as unknown)

describe('a webhook', () => {
  it('is listed, changed and removed', async () => {
    const rule = {on: ['create'], filter: '_type == "note"', projection: '{_id}'}
    const other = await addHook({name: 'other', isDisabled: true, unknown: 1})
    const hook = await addHook({rule, description: 'Notes'})
    const {id} = hook
    const defaults = {
      id: other.id,
      type: 'document',
      name: 'other',
      description: null,
      dataset: DATASET,
      url: `${used.site}/hook`,
      rule: {on: ['create', 'update'], filter: '', projection: ''},
      httpMethod: 'POST',
      headers: {},
      includeDrafts: false,
      includeAllVersions: false,
      isDisabled: true,
      isDisabledByUser: true,
      apiVersion: 'v2025-02-19',
      secret: null,
      projectId: PROJECT,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      createdByUserId: 'local-administrator',
      deletedAt: null,
    }
    expect(other).toEqual(defaults)
    expect(hook).toMatchObject({name: 'test', description: 'Notes', rule, isDisabled: false})
    await expect(hooksJson()).resolves.toEqual([other, hook])
    const changes = {name: 'renamed', rule: {...rule, projection: '{_type}'}}
    const changed = await hooks('PATCH', `/${id}`, changes)
    await expect(changed.json()).resolves.toEqual({...hook, ...changes})
    await expect(hooksJson(`/${id}`)).resolves.toEqual({...hook, ...changes})
    await write('a')
    await expect.poll(() => used.deliveries).toHaveLength(1)
    expect(payloads()).toEqual([{_type: 'note'}])
    const removed = await hooks('DELETE', `/${id}`)
    await expect(removed.json()).resolves.toEqual({id, deleted: true})
    for (const path of [`/${id}`, '/attempts/none']) {
      await expect(hooksJson(path)).resolves.toMatchObject({statusCode: 404})
    }
    await expect(hooksJson()).resolves.toEqual([other])
  })

  it('is the administrator’s', async () => {
    const path = `/v2025-02-19/hooks/projects/${PROJECT}`
    expect((await lake.request(path, {as: 'editor'})).status).toBe(403)
    expect((await lake.request(`${path}/a`)).status).toBe(401)
  })

  it.each([
    [{url: 'ftp://localhost'}, '"url" must be an HTTP address'],
    [{name: ''}, '"name" is required'],
    [{dataset: undefined}, '"dataset" is required'],
    [{httpMethod: 'BREW'}, '"httpMethod" must be one of POST, GET, PUT, PATCH, DELETE'],
    [{headers: {'a b': '1'}}, '"headers" must be an object of HTTP headers'],
    [{headers: {a: 'b\r\nc: d'}}, '"headers" must be an object of HTTP headers'],
    [{type: 'transaction'}, '"type" must be document.'],
    [{rule: {on: []}}, '"rule.on" has to list create, update, delete'],
    [{rule: {filter: '_type =='}}, '"rule.filter": unexpected end-of-file, expected expression'],
    [{rule: {projection: '{'}}, '"rule.projection": unexpected end-of-file, expected expression'],
    [{rule: {projection: '{"all": *[_type == "note"]}'}}, 'cannot read other documents'],
  ])('is refused with %j', async (wrong, named) => {
    const hook = {name: 'test', dataset: DATASET, url: `${used.site}/hook`, ...wrong}
    const response = await hooks('POST', '', hook)
    expect(response.status).toBe(400)
    await expect(response.json()).resolves.toMatchObject({
      message: expect.stringContaining(named) as string,
    })
  })
})

describe('a delivery', () => {
  it('has the projection of each change that passes the filter, before and after', async () => {
    const filter = '_type == "note" && delta::changedAny((path, title))'
    const projection =
      '{_id, "was": before().path, "is": after().path, "on": delta::operation(), "dataset": sanity::dataset()}'
    await addHook({rule: {on: ['create', 'update', 'delete'], filter, projection}})
    await write('a', {path: 'one'})
    await write('a', {path: 'one', other: true})
    await write('a', {path: 'two'})
    await write('drafts.a', {path: 'three'})
    await write('b', {path: 'one'}, 'other')
    await lake.client('editor').delete('a')
    await expect.poll(() => used.deliveries).toHaveLength(3)
    expect(payloads()).toEqual([
      {_id: 'a', was: null, is: 'one', on: 'create', dataset: DATASET},
      {_id: 'a', was: 'one', is: 'two', on: 'update', dataset: DATASET},
      {_id: 'a', was: 'two', is: null, on: 'delete', dataset: DATASET},
    ])
  })

  it.each([
    ['POST', '{"_id":"a"}'],
    ['GET', ''],
    ['DELETE', '{"_id":"a"}'],
  ])('is sent by %s with the body %j', async (httpMethod, body) => {
    await addHook({name: 'off', isDisabled: true})
    await addHook({httpMethod, rule: {projection: '{_id}'}})
    await write('a')
    await expect.poll(() => used.deliveries).toHaveLength(1)
    expect(used.deliveries).toMatchObject([
      {method: httpMethod, body, headers: {'content-type': 'application/json'}},
    ])
  })

  it('follows references', async () => {
    await write('to', {title: 'Ann'})
    await addHook({rule: {filter: '_id == "a"', projection: '{"to": to->title}'}})
    await write('a', {to: {_type: 'reference', _ref: 'to'}})
    await expect.poll(() => used.deliveries).toHaveLength(1)
    expect(payloads()).toEqual([{to: 'Ann'}])
  })

  it('is signed, and names the change in its headers', async () => {
    const secret = 'a secret of the two'
    const {id} = await addHook({secret, httpMethod: 'PUT', headers: {'x-mine': 'yes'}})
    const {transactionId} = await lake
      .client('editor')
      .create({_id: 'a', _type: 'note'}, {returnDocuments: false})
    await expect.poll(() => used.deliveries).toHaveLength(1)
    const [delivery] = used.deliveries
    const {body = '', headers = {}} = delivery ?? {}
    const signature = String(headers[SIGNATURE_HEADER_NAME])
    await expect(isValidSignature(body, signature, secret)).resolves.toBe(true)
    expect(delivery).toMatchObject({method: 'PUT'})
    expect(JSON.parse(body)).toMatchObject({_id: 'a', _type: 'note'})
    expect(headers).toMatchObject({
      'x-mine': 'yes',
      'sanity-project-id': PROJECT,
      'sanity-dataset': DATASET,
      'sanity-document-id': 'a',
      'sanity-operation': 'create',
      'sanity-webhook-id': id,
      'sanity-transaction-id': transactionId,
      'idempotency-key': expect.any(String) as string,
    })
  })

  it('has drafts and versions only when they are asked for', async () => {
    await addHook({includeDrafts: true, rule: {projection: '_id'}})
    await write('drafts.a')
    await write('versions.release.a')
    await write('a')
    await expect.poll(() => used.deliveries).toHaveLength(2)
    expect(payloads()).toEqual(['drafts.a', 'a'])
  })

  it('continues after a change whose projection fails', async () => {
    await addHook({rule: {filter: '_id == "a"', projection: 'title match title'}})
    await addHook({url: `${used.site}/other`, rule: {projection: '_id'}})
    await write('a', {title: 'too many words to compare '.repeat(1000)})
    await write('b')
    await expect.poll(() => sentTo('/other')).toHaveLength(2)
    expect(sentTo('/hook')).toEqual([])
    expect((await lake.request('/health')).status).toBe(200)
  })

  it('is sent for the hook’s dataset only', async () => {
    await lake.client('administrator').datasets.create('other')
    await addHook({rule: {projection: '_id'}})
    await addHook({dataset: '*', url: `${used.site}/all`, rule: {projection: '_id'}})
    await lake.client('editor', 'other').create({_id: 'elsewhere', _type: 'note'})
    await write('here')
    await expect.poll(() => used.deliveries).toHaveLength(3)
    expect(sentTo('/hook')).toEqual(['"here"'])
    expect(sentTo('/all')).toEqual(['"elsewhere"', '"here"'])
  })

  it('is retried until it is accepted, and logged', async () => {
    used.answer = () => (used.deliveries.length < 3 ? 503 : 200)
    const {id} = await addHook({rule: {projection: '_id'}})
    await write('a')
    await expect.poll(() => used.deliveries).toHaveLength(3)
    expect(new Set(used.deliveries.map(({headers}) => headers['idempotency-key'])).size).toBe(1)
    await expect
      .poll(() => hooksJson(`/${id}/messages`))
      .toMatchObject([
        {hookId: id, status: 'success', failureCount: 2, resultCode: 200, payload: '"a"'},
      ])
    const attempts = await hooksJson(`/${id}/attempts`)
    expect(attempts).toMatchObject([
      {isFailure: true, failureReason: 'http', resultCode: 503, resultBody: 'Answer to /hook'},
      {isFailure: true, resultCode: 503},
      {isFailure: false, failureReason: null, resultCode: 200, inProgress: false},
    ])
    const last = attempts.at(-1)
    await expect(hooksJson(`/attempts/${last?.id}`)).resolves.toEqual(last)
  })

  it('is given up after five failures, and the next one is sent', async () => {
    used.answer = () => (used.deliveries.length <= 5 ? 500 : 200)
    const {id} = await addHook({rule: {projection: '_id'}})
    await write('refused')
    await write('taken')
    await expect.poll(() => used.deliveries).toHaveLength(6)
    expect(payloads().at(-1)).toBe('taken')
    await expect
      .poll(() => hooksJson(`/${id}/messages`))
      .toMatchObject([
        {status: 'failure', failureCount: 5},
        {status: 'success', failureCount: 0},
      ])
  })

  it('is not given up while nobody answers', async () => {
    used.answer = () => (used.deliveries.length <= 6 ? 0 : 200)
    const {id} = await addHook({rule: {projection: '_id'}})
    await write('a')
    await expect
      .poll(() => hooksJson(`/${id}/messages`), {timeout: 20_000})
      .toMatchObject([{status: 'success', failureCount: 6}])
  })

  it('survives a restart, and a hook that is disabled makes none', async () => {
    const {id} = await addHook({rule: {projection: '_id'}})
    await write('before')
    await expect.poll(() => used.deliveries).toHaveLength(1)
    used.answer = () => 500
    await write('missed')
    await expect.poll(() => used.deliveries.length).toBeGreaterThan(1)
    await lake.stop()
    used.deliveries = []
    used.answer = () => 200
    lake = await startTestLake({dataDir: lake.dataDir})
    await expect.poll(() => used.deliveries).toHaveLength(1)
    expect(payloads()).toEqual(['missed'])
    await hooks('PATCH', `/${id}`, {isDisabled: true})
    await write('unheard')
    await hooks('PATCH', `/${id}`, {isDisabled: false})
    await write('heard')
    await expect.poll(payloads).toContain('heard')
    expect(payloads()).not.toContain('unheard')
  })
})

it('an invalid hook in the options stops the startup, and leaves the folder usable', async () => {
  await lake.stop()
  const wrong = {name: 'wrong', url: 'nowhere', dataset: DATASET}
  await expect(startTestLake({dataDir: lake.dataDir, webhooks: [wrong]})).rejects.toThrow('"url"')
  lake = await startTestLake({dataDir: lake.dataDir})
  expect((await lake.request('/health')).status).toBe(200)
})

it('hooks of the options come before the announcement of sync tags', async () => {
  await lake.stop()
  lake = await startTestLake({
    dataDir: lake.dataDir,
    webhooks: [
      {name: 'first', url: `${used.site}/first`, dataset: DATASET, rule: {projection: '_id'}},
    ],
    syncTagWebhook: {url: `${used.site}/tags`, secret: 'a secret of the two'},
  })
  const answered: string[] = []
  used.answer = async (url) => {
    if (url === '/first') await pause(100)
    answered.push(url)
    return 200
  }
  await write('a')
  await expect.poll(() => answered).toHaveLength(2)
  expect(answered).toEqual(['/first', '/tags'])
  expect((await hooks('DELETE', '/first')).status).toBe(404)
})
