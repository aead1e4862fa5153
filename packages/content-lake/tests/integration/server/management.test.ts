import {chmod, mkdtemp, readFile, rm, stat} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {describe, expect, it, vi} from 'vitest'

import {defaultPeople} from '../../../src/index.ts'
import {storeGroups} from '../../../src/people/groups.ts'
import {readTokens} from '../../../src/people/tokens.ts'
import {DATASET, PROJECT, type Role, sharedLake, startTestLake} from '../../lake.ts'

const lake = sharedLake()

function send(method: string, path: string, body?: object | null, as: Role = 'administrator') {
  return lake.request(`/v2025-08-14${path}`, {
    method,
    as,
    body: body === undefined ? null : JSON.stringify(body),
  })
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
      {
        schemas: [
          {workspace, schema, tag: 'next'},
          {workspace, schema},
        ],
      },
      'editor',
    )
    const id = '_.schemas.my_studio.next'
    const untagged = '_.schemas.my_studio'
    await expect(response.json()).resolves.toEqual([{_id: id}, {_id: untagged}])
    const expected = {_id: id, workspace, tag: 'next', schema: JSON.stringify(schema)}
    await expect(read(path)).resolves.toMatchObject([{_id: untagged}, expected])
    await expect(read(`${path}/${id}`)).resolves.toMatchObject([expected])
    await expect((await send('DELETE', `${path}/${id}`)).json()).resolves.toEqual({deleted: true})
    await expect(read(path)).resolves.toMatchObject([{_id: untagged}])
  })

  it('need a token and a valid shape', async () => {
    expect((await lake.request(`/v1${path}`)).status).toBe(401)
    const put = {method: 'PUT', body: '{"schemas": []}'}
    expect((await lake.request(`/v1${path}`, put)).status).toBe(401)
    await expect((await send('PUT', path, {schemas: []}, 'viewer')).json()).resolves.toMatchObject({
      statusCode: 403,
      message: 'A viewer may not write.',
    })
    expect((await send('GET', path.replace(DATASET, 'nowhere'))).status).toBe(404)
    await expect((await send('DELETE', `${path}/none`)).json()).resolves.toEqual({deleted: false})
  })

  const incomplete = 'Each schema needs "workspace.name" and "schema".'

  it.each<[object, string]>([
    [{}, '"schemas" must be a list.'],
    [{schemas: [{workspace: {}, schema}]}, incomplete],
    [{schemas: [{workspace}]}, incomplete],
  ])('are not stored of %j', async (body, message) => {
    const response = await send('PUT', path, body)
    await expect(response.json()).resolves.toMatchObject({statusCode: 400, message})
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
    expect(made.status).toBe(201)
    const {token, key, ...robot} = (await made.json()) as Record<'id' | 'token' | 'key', string>
    const {id} = robot
    // Older CLIs read the token as the key.
    expect(key).toBe(token)
    expect(robot).toMatchObject({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      ...wanted('viewer'),
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      expiresAt: null,
    })
    expect(token).toMatch(/^[\w-]{43}$/)
    const client = withToken(token)
    await expect(client.users.getById('me')).resolves.toMatchObject({id, name: 'Build'})
    await expect(withToken('x'.repeat(43)).fetch('1')).rejects.toMatchObject({statusCode: 401})
    await expect(read(`/users/${id}`)).resolves.toMatchObject({id, displayName: 'Build'})
    await lake.client('editor').create({_id: 'drafts.seen', _type: 'note'})
    await expect(client.getDocument('drafts.seen')).resolves.toBeTruthy()
    await expect(client.create({_type: 'note'})).rejects.toMatchObject({statusCode: 403})
    await expect(read(path)).resolves.toEqual({data: [robot], nextCursor: null, totalCount: 1})
    await expect(read(`/projects/${PROJECT}`)).resolves.toMatchObject({
      members: expect.arrayContaining([expect.objectContaining({id, isRobot: true})]) as unknown[],
    })
    expect((await send('DELETE', `${path}/${id}`)).status).toBe(204)
    await expect((await send('DELETE', `${path}/${id}`)).json()).resolves.toMatchObject({
      statusCode: 404,
      message: 'There is no such token.',
    })
    await expect(client.users.getById('me')).rejects.toMatchObject({statusCode: 401})
  })

  it('expires', async () => {
    const now = Date.now()
    const expiresAt = new Date(now + 60_000).toISOString()
    const made = await send('POST', path, wanted('editor', {expiresAt}))
    const {token, ...robot} = (await made.json()) as {token: string; id: string}
    expect(robot).toMatchObject({expiresAt})
    vi.useFakeTimers({toFake: ['Date'], now: now + 59_999})
    await expect(withToken(token).fetch('1')).resolves.toBe(1)
    vi.setSystemTime(now + 60_000)
    await expect(withToken(token).fetch('1')).rejects.toMatchObject({statusCode: 401})
    vi.useRealTimers()
    await send('DELETE', `${path}/${robot.id}`)
  })

  it('works while its role exists', async () => {
    const first = await startTestLake()
    const body = JSON.stringify(wanted('viewer'))
    const made = await first.request(`/vX${path}`, {method: 'POST', as: 'administrator', body})
    const {token} = (await made.json()) as {token: string}
    await first.stop()
    const people = defaultPeople.filter(({role}) => role !== 'viewer')
    const second = await startTestLake({dataDir: first.dataDir, people})
    const headers = {authorization: `Bearer ${token}`}
    expect((await second.request('/v1/users/me', {headers})).status).toBe(401)
    await second.close()
  })

  it('is created, listed and removed by administrators only', async () => {
    for (const each of [path, `/projects/${PROJECT}/tokens`]) {
      expect((await send('POST', each, wanted('viewer'), 'editor')).status).toBe(403)
      expect((await send('GET', each, undefined, 'editor')).status).toBe(403)
      expect((await send('DELETE', `${each}/any`, undefined, 'editor')).status).toBe(403)
    }
    expect((await send('GET', path.replace(PROJECT, 'other'))).status).toBe(404)
  })

  const {label} = wanted('viewer')
  const incomplete =
    'A token needs a label and one of the roles administrator, editor, contributor, viewer.'

  it.each<[object | null, string]>([
    [null, incomplete],
    [wanted('king'), incomplete],
    [wanted('viewer', {label: ''}), incomplete],
    [{label}, incomplete],
    [{label, memberships: []}, incomplete],
    [wanted('viewer', {expiresAt: 'soon'}), '"expiresAt" must be a date.'],
  ])('is not created of %j', async (body, message) => {
    const response = await send('POST', path, body)
    const expected = {statusCode: 400, error: 'Bad Request', message}
    await expect(response.json()).resolves.toEqual(expected)
  })
})

/** Stores the groups of people, and returns those that the lake has. */
function groupsOf(people = defaultPeople): Promise<{_rev: string; grants: unknown}[]> {
  storeGroups(lake.lake, DATASET, people)
  const query = '*[_type == "system.group"] | order(_id) {_id, _rev, members, grants}'
  return lake.client('viewer').fetch(query, {}, {perspective: 'raw'})
}

it('the groups of the dataset are the people of each role', async () => {
  const before = await groupsOf()
  const grants = before[0]?.grants
  expect(before).toHaveLength(4)
  expect(before[2]).toMatchObject({_id: '_.groups.editor', members: ['local-editor'], grants})
  expect(await groupsOf()).toEqual(before)
  const changed = defaultPeople.map((one) => (one.role === 'editor' ? {...one, grants: []} : one))
  const after = await groupsOf(changed)
  expect(after.map(({_rev}, index) => _rev === before[index]?._rev)).toEqual([
    true,
    true,
    false,
    true,
  ])
  expect(after[2]).toMatchObject({grants: []})
})

it('tokens are made once for each role, in a file that only its owner reads', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-lake-tokens-'))
  const dataDir = join(folder, 'of', 'the-lake')
  const file = join(dataDir, 'tokens.json')
  const some = defaultPeople.slice(0, 2)
  const made = readTokens(dataDir, some)
  expect(Object.keys(made)).toEqual(['administrator', 'editor'])
  for (const token of Object.values(made)) expect(token).toMatch(/^[\w-]{32}$/)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readFile(file, 'utf8')).toBe(`${JSON.stringify(made, null, 2)}\n`)
  const all = readTokens(dataDir, defaultPeople)
  expect(all).toMatchObject(made)
  expect(new Set(Object.values(all)).size).toBe(4)
  await chmod(file, 0o400)
  expect(readTokens(dataDir, defaultPeople)).toEqual(all)
  expect(readTokens(dataDir, some)).toEqual(all)
  await rm(folder, {recursive: true})
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

const rolesOf = (role: string) => {
  const {title, description} = defaultPeople.find((one) => one.role === role)!
  return [{name: role, title, description, appliesToUsers: true, appliesToRobots: true}]
}

describe('a project', () => {
  const members = defaultPeople.map(({id, role}) => ({
    id,
    role,
    roles: rolesOf(role),
    isCurrentUser: role === 'administrator',
    isRobot: false,
  }))
  const project = {
    id: PROJECT,
    displayName: 'Embedded Content Lake',
    studioHost: null,
    organizationId: null,
    organization: null,
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    metadata: {},
    features: [],
  }

  it('is described to its people, and without them to others', async () => {
    await expect(read(`/projects/${PROJECT}`)).resolves.toEqual({...project, members})
    await expect(read('/projects')).resolves.toEqual([{...project, members}])
    await expect(read(`/projects/${PROJECT}/acl`)).resolves.toEqual(members)
    const roles = defaultPeople.flatMap(({role}) => rolesOf(role))
    await expect(read(`/projects/${PROJECT}/roles`)).resolves.toEqual(roles)
    const anonymous = await lake.request(`/v1/projects/${PROJECT}`)
    await expect(anonymous.json()).resolves.toEqual({...project, members: []})
  })
})

describe('datasets', () => {
  const content = {datasetProfile: 'content', addonFor: null, features: [], tags: []}
  const comments = {...content, datasetProfile: 'comments', addonFor: 'of-team'}

  it('are listed whole, or by profile and owner', async () => {
    const own = await startTestLake({datasets: ['of-team', 'x-comments', '0']})
    const request = {method: 'POST', as: 'editor'} as const
    await own.request('/vX/comments/of-team/setup', request)
    const list = async (query: string) =>
      (await own.request(`/v1/datasets${query}`, {as: 'viewer'})).json()
    const all = [
      {name: '0', aclMode: 'public', ...content},
      {name: 'of-team', aclMode: 'public', ...content},
      {name: 'of-team-comments', aclMode: 'private', ...comments},
      {name: 'x-comments', aclMode: 'public', ...content},
    ]
    await expect(list('')).resolves.toEqual(all)
    await expect(list('?datasetProfile=comments')).resolves.toEqual([all[2]])
    await expect(list('?addonFor=of-team')).resolves.toEqual([all[2]])
    await expect(list('?datasetProfile=content')).resolves.toEqual([all[0], all[1], all[3]])
    await expect(list('?datasetProfile=content&addonFor=of-team')).resolves.toEqual([])
    await own.close()
  })
})
