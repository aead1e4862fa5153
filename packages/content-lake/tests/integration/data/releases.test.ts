import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi} from 'vitest'

import type {DataLake} from '../../../src/data/lake/lake.ts'
import {openLake} from '../../../src/data/lake/open-lake.ts'
import {writingGrant} from '../../../src/index.ts'
import {useLake} from '../../lake.ts'
import {exists, type Fault, invalid, missing, refusal, refusalOf} from '../../refusals.ts'
import {expectReplayed, plain} from '../../replay.ts'

const used = useLake()
let number = 0
let id = ''
let release = ''
let versionId = ''

const soon = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()
const hour = 3_600_000

/** An action on releases, well-formed or not. */
const act = (type: string, releaseId: unknown, fields: object = {}) => {
  return {actionType: `sanity.action.release.${type}`, releaseId, ...fields}
}

beforeEach(async () => {
  number += 1
  id = `note-${number}`
  release = `r${number}`
  versionId = `versions.${release}.${id}`
  await used.editor.create({_id: id, _type: 'note', title: 'published'})
  await used.editor.releases.create({releaseId: release, metadata: {title: 'Spring'}})
  await used.editor.createVersion({publishedId: id, baseId: id, releaseId: release})
  await used.editor.patch(versionId).set({title: 'version'}).commit()
})

const schedule = (publishAt: string) =>
  used.editor.releases.schedule({releaseId: release, publishAt})

const refused = (statusCode: number, type: string) => ({
  statusCode,
  details: {items: [{error: {type}}]},
})

describe('a scheduled release', () => {
  test('stays as it is', async () => {
    await schedule(soon(hour))
    const states = 'releases::all()[name == $release].state'
    expect(await used.editor.fetch(states, {release})).toStrictEqual(['scheduled'])
    const locked = (_id: string) => {
      const description = `Document "${_id}" is locked: release "${release}" is scheduled`
      const error = {type: 'documentLockedError', description, id: _id}
      return {statusCode: 409, details: {items: [{error}]}}
    }
    const edit = {
      actionType: 'sanity.action.document.edit',
      draftId: versionId,
      publishedId: id,
      patch: {set: {title: 'late'}},
    } as const
    await expect(used.editor.action(edit)).rejects.toMatchObject(locked(versionId))
    await expect(used.editor.delete(versionId)).rejects.toMatchObject(locked(versionId))
    const other = `versions.${release}.other`
    await expect(used.editor.create({_id: other, _type: 'note'})).rejects.toMatchObject(
      locked(other),
    )
    await used.editor.create({_id: `versions.nowhere-${release}.other`, _type: 'note'})
    await used.editor.releases.unschedule({releaseId: release})
    await used.editor.action(edit)
  })

  test('prevents the deletion of documents it will refer to', async () => {
    await used.editor.create({_id: `${id}-target`, _type: 'note'})
    const to = {
      _type: 'reference',
      _ref: `${id}-target`,
      _weak: true,
      _strengthenOnPublish: {type: 'note'},
    }
    await used.editor.patch(versionId).set({to}).commit()
    await schedule(soon(hour))
    await expect(used.editor.delete(`${id}-target`)).rejects.toMatchObject(
      refused(409, 'documentHasExistingReferencesError'),
    )
    await used.editor.releases.unschedule({releaseId: release})
    await used.editor.delete(`${id}-target`)
  })

  test('is published or archived only after it is unscheduled', async () => {
    await schedule(soon(hour))
    for (const step of ['publish', 'archive'] as const) {
      const isRefused = used.editor.releases[step]({releaseId: release})
      await expect(isRefused).rejects.toMatchObject(refused(409, 'invalidReleaseStateError'))
      // The Studio asks whether it may.
      await used.editor.releases[step]({releaseId: release}, {dryRun: true})
    }
    expect(await used.editor.getDocument(versionId)).toMatchObject({title: 'version'})
  })

  test('is published at once when its time has passed, in the name of who scheduled it', async () => {
    await schedule(soon(-hour))
    await expect.poll(() => used.editor.getDocument(versionId)).toBeUndefined()
    const published = await used.editor.getDocument(id)
    expect(published).toMatchObject({title: 'version'})
    const [event] = await eventsOf(id)
    expect(event).toMatchObject({
      type: 'publishDocumentVersion',
      publishCause: 'release.schedule',
      author: 'local-editor',
      releaseId: release,
    })
  })
})

/** May write all kinds of documents but the notes. */
const claimant = {
  id: 'claimant',
  role: 'claimant',
  grants: [{filter: '_type != "note"', permissions: ['create', 'update'] as const}],
}

describe('a lake with a clock of its own', () => {
  const [dataset, dataDir] = ['production', mkdtempSync(join(tmpdir(), 'content-lake-'))]
  const planner = {id: 'planner', role: 'editor', grants: [writingGrant]}
  let lake: DataLake
  const open = () => {
    lake = openLake({defaultDataset: dataset, dataDir})
  }
  /** Creates a release of one version, which is due so much later. */
  const plan = (name: string, milliseconds: number, fields: object = {}) => {
    const document = {_id: `versions.${name}.page`, _type: 'note', title: name, ...fields}
    const actionType = 'sanity.action.document.version.create'
    const publishAt = soon(milliseconds)
    lake.actions(
      dataset,
      {
        actions: [
          {actionType, publishedId: 'page', document},
          act('create', name),
          act('schedule', name, {publishAt}),
        ],
      },
      planner,
    )
  }
  const stateOf = (name: string) => {
    return lake.documents(dataset, [`_.releases.${name}`], planner)[0]?.['state']
  }
  const title = () => lake.documents(dataset, ['page'], planner)[0]?.['title']

  beforeEach(() => {
    vi.useFakeTimers({toFake: ['Date', 'setTimeout', 'clearTimeout']})
    open()
  })
  afterEach(() => {
    lake.close()
    vi.useRealTimers()
  })
  afterAll(() => rmSync(dataDir, {recursive: true}))

  test('publishes each release when it is due, and not before', () => {
    plan('second', 90_000)
    plan('first', 30_000)
    vi.advanceTimersByTime(29_999)
    expect([stateOf('first'), title()]).toStrictEqual(['scheduled', undefined])
    vi.advanceTimersByTime(1)
    expect([stateOf('first'), title()]).toStrictEqual(['published', 'first'])
    vi.advanceTimersByTime(59_999)
    expect([stateOf('second'), title()]).toStrictEqual(['scheduled', 'first'])
    vi.advanceTimersByTime(1)
    expect([stateOf('second'), title()]).toStrictEqual(['published', 'second'])
    const {record} = lake.storage.commitAt(lake.lastSequence()) ?? {}
    expect(record?.author).toBe('planner')
  })

  test('leaves releases that are not scheduled, or for no time', () => {
    const states = {scheduled: undefined, published: soon(-hour), archived: soon(-hour)}
    for (const [state, publishAt] of Object.entries(states)) {
      const action = act('import', state, {document: {state, publishAt}})
      lake.actions(dataset, {actions: [action]}, planner)
    }
    vi.advanceTimersByTime(hour)
    expect(Object.keys(states).map(stateOf)).toStrictEqual(Object.keys(states))
  })

  test('publishes a release within a minute after the machine slept', () => {
    plan('slept', 3 * hour)
    const publish = {actions: [act('publish', 'slept')]}
    expect(() => lake.actions(dataset, publish, planner)).toThrow(/is scheduled, not active/)
    vi.setSystemTime(Date.now() + 4 * hour)
    vi.advanceTimersByTime(59_999)
    expect(stateOf('slept')).toBe('scheduled')
    vi.advanceTimersByTime(1)
    expect(stateOf('slept')).toBe('published')
  })

  test('publishes what was due while it was closed in the order of the times', () => {
    plan('early', hour)
    plan('a-late', 2 * hour)
    lake.close()
    vi.setSystemTime(Date.now() + 3 * hour)
    open()
    expect([stateOf('early'), stateOf('a-late'), title()]).toStrictEqual([
      'published',
      'published',
      'a-late',
    ])
  })

  test('publishes at once what is due at the time that a test travels to', async () => {
    plan('traveled', hour)
    lake.travelTo(new Date(Date.now() + hour - 1))
    expect(stateOf('traveled')).toBe('scheduled')
    lake.travelTo(new Date(Date.now() + hour))
    expect(stateOf('traveled')).toBe('published')
    expect(lake.now()).toStrictEqual(new Date(Date.now() + hour))
    const now = lake.query({dataset, query: 'now()', identity: planner})
    await expect(now).resolves.toMatchObject({result: lake.now().toISOString()})
  })

  test('makes a release active again that cannot be published, with the reason', () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const to = {_type: 'reference', _ref: 'nobody', _weak: true, _strengthenOnPublish: {}}
    plan('broken', hour, {to})
    vi.advanceTimersByTime(hour)
    const description = 'Document "page" references non-existent document "nobody"'
    const message = `The action(s) failed: ${description}`
    expect(logged.mock.calls).toStrictEqual([
      [`Release "broken" could not be published: ${message}`],
    ])
    logged.mockRestore()
    const [broken] = lake.documents(dataset, ['_.releases.broken'], planner)
    expect(broken).toMatchObject({state: 'active', error: {message}})
    expect(broken).not.toHaveProperty('publishAt')
    lake.actions(dataset, {actions: [act('schedule', 'broken', {publishAt: soon(hour)})]}, planner)
    expect(lake.documents(dataset, ['_.releases.broken'], planner)[0]).not.toHaveProperty('error')
  })

  test('publishes no release that another document claims to be', () => {
    plan('planned', hour)
    const version = {_id: 'versions.active.page', _type: 'note', title: 'active'}
    lake.mutate(dataset, {mutations: [{create: version}]}, planner)
    const claims = {'drafts.a': ['planned'], '_.releases.b': ['planned'], '_.releases.c': 'active'}
    for (const [_id, name] of Object.entries(claims)) {
      const due = {state: 'scheduled', publishAt: soon(-hour)}
      const mutations = [{create: {_id, _type: 'system.release', name, ...due}}]
      lake.mutate(dataset, {mutations}, claimant)
    }
    lake.travelTo(new Date())
    expect(['planned', 'b', 'c'].map(stateOf)).toStrictEqual([
      'scheduled',
      'published',
      'published',
    ])
    expect(title()).not.toBe('active')
  })
})

type Event = Record<string, unknown>

async function ask(path: string): Promise<Record<string, unknown>> {
  const url = `/vX/data/history/production/events/${path}`
  const answer = await used.lake.request(url, {as: 'editor'})
  return (await answer.json()) as Record<string, unknown>
}

/** Returns a document's events, newest first. */
async function eventsOf(document: string): Promise<Event[]> {
  const {events} = await ask(`documents/${document}`)
  return (events as Record<string, Event[]>)[document] ?? []
}

async function releaseEvents(parameters = ''): Promise<{events: Event[]; nextCursor: string}> {
  const {events, nextCursor} = await ask(`releases/${release}?${parameters}`)
  return {events: events as Event[], nextCursor: String(nextCursor)}
}

/** Returns the version's events, or for a scheduled release its outcome. */
async function versionStates(): Promise<unknown[]> {
  const events = await eventsOf(versionId)
  return events
    .filter((event) => event['versionId'] === versionId)
    .map((event) => event['state'] ?? event['type'])
}

describe('the history', () => {
  test('of a release comes in pages', async () => {
    await schedule(soon(hour))
    await used.editor.releases.unschedule({releaseId: release})
    await used.editor.discardVersion({publishedId: id, releaseId: release})
    const all = await releaseEvents()
    expect(all.nextCursor).toBe('')
    expect(all.events.map((event) => event['type'])).toEqual([
      'discardDocumentFromRelease',
      'unscheduleRelease',
      'scheduleRelease',
      'addDocumentToRelease',
      'createRelease',
    ])
    const paged: Event[] = []
    let cursor = ''
    do {
      const page = await releaseEvents(`limit=2&nextCursor=${cursor}`)
      paged.push(...page.events)
      cursor = page.nextCursor
    } while (cursor)
    expect(paged).toEqual(all.events)
  })

  test('of a version says when it was scheduled, and what became of that', async () => {
    await schedule(soon(hour))
    expect(await versionStates()).toEqual(['pending', 'createDocumentVersion'])
    await used.editor.releases.unschedule({releaseId: release})
    expect(await versionStates()).toEqual([
      'unscheduleDocumentVersion',
      'unscheduled',
      'createDocumentVersion',
    ])
  })
})

const version = (_id: string) => `versions.told.${_id}`

test('actions do what they are for, and are recorded as mutations that do the same', async () => {
  const [_type, changed, gone, withdrawn] = ['note', 'changed', 'gone', 'withdrawn']
  const ids = [changed, gone, withdrawn].map(version)
  const mark = {_type, _system: {delete: true}}
  const documents = [
    {_id: changed, _type},
    {_id: withdrawn, _type},
    {_id: version(changed), _type, new: true},
    {_id: version(gone), ...mark},
    {_id: version(withdrawn), ...mark},
  ]
  await used.lake.post('mutate', {mutations: documents.map((create) => ({create}))})
  const before = [changed, withdrawn, ...ids]
  const published = [changed, `drafts.${withdrawn}`]
  const [publishAt, later] = [soon(hour), soon(2 * hour)]
  const titled = {title: 'Told', releaseType: 'undecided', cardinality: 'many'}
  const planned = {...titled, releaseType: 'scheduled', intendedPublishAt: publishAt}
  const retold = {...planned, title: 'Retold'}
  const metadata = {...retold, intendedPublishAt: later}
  const finalStates = (names: string[]) => ids.map((_key, index) => ({_key, id: names[index]}))
  const archived = {state: 'archived', metadata, finalDocumentStates: finalStates(ids)}
  const steps: [action: object, release: object | undefined, documents: string[]][] = [
    [
      act('create', 'told', {metadata: {title: 'Told'}}),
      {state: 'active', metadata: titled},
      before,
    ],
    [
      act('schedule', 'told', {publishAt}),
      {state: 'scheduled', publishAt, metadata: planned},
      before,
    ],
    [
      act('edit', 'told', {patch: {set: {'metadata.title': 'Retold'}}}),
      {state: 'scheduled', publishAt, metadata: retold},
      before,
    ],
    [
      act('schedule', 'told', {publishAt: later}),
      {state: 'scheduled', publishAt: later, metadata},
      before,
    ],
    [act('unschedule', 'told'), {state: 'active', metadata}, before],
    [act('archive', 'told'), archived, [changed, withdrawn]],
    [act('unarchive', 'told'), {state: 'active', metadata}, before],
    [
      act('publish', 'told'),
      {
        state: 'published',
        metadata,
        publishedAt: expect.stringMatching(/^\d{4}-/),
        finalDocumentStates: finalStates([changed, gone, withdrawn]),
      },
      published,
    ],
    [act('delete', 'told'), undefined, published],
  ]
  const fixed = {_id: '_.releases.told', _type: 'system.release', name: 'told'}
  for (const [action, saved, left] of steps) {
    const last = used.lake.lake.lastSequence()
    expect(await used.lake.post('actions', {actions: action})).toMatchObject([200, {}])
    expectReplayed(used.lake, last)
    const stored = used.lake.stored()
    const found = stored.find(({_id}) => _id === fixed._id)
    const expected = saved && {...fixed, userId: 'local-editor', ...saved}
    expect(found && plain(found)).toStrictEqual(expected)
    const own = stored.filter(({_id}) => /(?:changed|gone|withdrawn)$/.test(_id))
    expect(own.map(({_id}) => _id).toSorted()).toStrictEqual(left.toSorted())
  }
  expect(await used.editor.getDocument(changed)).toMatchObject({new: true})
})

describe('an action', () => {
  beforeAll(() => used.editor.releases.create({releaseId: 'fixed'}))

  const _id = '_.releases.fixed'
  const onlyMetadata = invalid('Only "metadata" can be edited')
  const edit = (set: object) => act('edit', 'fixed', {patch: {set}})
  const wrongState = (states: string): Fault => [
    409,
    {
      type: 'invalidReleaseStateError',
      description: `Release "fixed" is active, not ${states}`,
      id: _id,
      state: 'active',
    },
  ]

  test.each<[object, Fault]>([
    [act('create', undefined), invalid('"releaseId" is required')],
    [act('create', 'a.b'), invalid('Malformed release ID: "a.b"')],
    [act('create', 'fixed'), exists(_id)],
    [act('import', 'new'), invalid('"attributes" must be an object')],
    [
      act('import', 'new', {document: {state: 'lost'}}),
      invalid('"state" is not one that a release has'),
    ],
    [act('import', 'fixed', {attributes: {state: 'active'}}), exists(_id)],
    [act('edit', 'nowhere', {patch: {}}), missing('_.releases.nowhere')],
    [act('edit', 'fixed', {patch: {explode: {}}}), invalid('Unknown patch operation "explode"')],
    [edit({state: 'archived'}), onlyMetadata],
    [edit({finalDocumentStates: []}), onlyMetadata],
    [act('schedule', 'fixed'), invalid('"publishAt" is required')],
    [act('schedule', 'fixed', {publishAt: 'soon'}), invalid('"publishAt" is not a date')],
    [act('unschedule', 'fixed'), wrongState('scheduled')],
    [act('unarchive', 'fixed'), wrongState('archived')],
    [act('delete', 'fixed'), wrongState('archived or published')],
  ])('%j is refused and changes nothing', async (action, fault) => {
    expect(await refusalOf(used, 'action', action)).toStrictEqual(refusal('action', fault))
  })
})

const imported = (attributes: Record<string, unknown>, ifExists: 'fail' | 'ignore' | 'replace') => {
  const releaseId = `imported-${number}`
  const document = {_id: `_.releases.${releaseId}`, _type: 'system.release', ...attributes}
  const actionType = 'sanity.action.release.import'
  return used.editor.action({actionType, releaseId, attributes: document, ifExists})
}
const storedRelease = () => used.editor.getDocument(`_.releases.imported-${number}`)

describe('a release that is imported', () => {
  test('keeps its state, and replaces an existing one only with ifExists', async () => {
    await imported({state: 'archived', metadata: {title: 'One'}}, 'fail')
    expect(await storedRelease()).toMatchObject({state: 'archived', metadata: {title: 'One'}})
    const again = {state: 'active', metadata: {title: 'Two'}}
    await expect(imported(again, 'fail')).rejects.toMatchObject({statusCode: 409})
    await imported(again, 'ignore')
    expect(await storedRelease()).toMatchObject({metadata: {title: 'One'}})
    await imported(again, 'replace')
    expect(await storedRelease()).toMatchObject({state: 'active', metadata: {title: 'Two'}})
  })

  test('is scheduled without metadata, and unarchived without its versions', async () => {
    const releaseId = `bare-${number}`
    const finalDocumentStates = [null, {_key: 'a'}, {_key: 'b', id: `versions.${releaseId}.a`}]
    const document = {state: 'archived', finalDocumentStates}
    for (const action of [
      act('import', releaseId, {document}),
      act('unarchive', releaseId),
      act('schedule', releaseId, {publishAt: '2999-01-01T00:00:00Z'}),
    ]) {
      expect(await used.lake.post('actions', {actions: action})).toMatchObject([200, {}])
    }
    const metadata = {releaseType: 'scheduled', intendedPublishAt: '2999-01-01T00:00:00Z'}
    const stored = await used.editor.releases.get({releaseId})
    expect(stored).toMatchObject({state: 'scheduled', metadata})
    expect(stored).not.toHaveProperty('finalDocumentStates')
  })
})
