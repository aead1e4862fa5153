import {beforeEach, describe, expect, test} from 'vitest'

import {startTestLake, type TestLake} from '../../lake.ts'
import {useLake} from '../../lake.ts'

const used = useLake()
let number = 0
let id = ''
let release = ''
let versionId = ''

const soon = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()
const hour = 3_600_000

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
    const locked = refused(409, 'documentLockedError')
    const edit = {
      actionType: 'sanity.action.document.edit',
      draftId: versionId,
      publishedId: id,
      patch: {set: {title: 'late'}},
    } as const
    await expect(used.editor.action(edit)).rejects.toMatchObject(locked)
    await expect(used.editor.delete(versionId)).rejects.toMatchObject(locked)
    await expect(
      used.editor.create({_id: `versions.${release}.other`, _type: 'note'}),
    ).rejects.toMatchObject(locked)
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
    const wrongState = refused(409, 'invalidReleaseStateError')
    for (const step of ['publish', 'archive'] as const) {
      await expect(used.editor.releases[step]({releaseId: release})).rejects.toMatchObject(
        wrongState,
      )
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

  test('becomes active again, with the reason, when it cannot be published', async () => {
    const to = {_type: 'reference', _ref: 'nobody', _weak: true, _strengthenOnPublish: {}}
    await used.editor.patch(versionId).set({to}).commit()
    await schedule(soon(-hour))
    const releaseId = release
    await expect
      .poll(() => used.editor.releases.get({releaseId}))
      .toMatchObject({state: 'active', error: {message: expect.stringContaining('nobody')}})
    expect(await used.editor.getDocument(versionId)).toMatchObject({title: 'version'})
    await used.editor.patch(versionId).unset(['to']).commit()
    await schedule(soon(hour))
    expect(await used.editor.releases.get({releaseId})).not.toHaveProperty('error')
  })
})

test('releases due while the lake was closed are published in order when it opens', async () => {
  const lake = await startTestLake()
  const editor = lake.client('editor').withConfig({perspective: 'raw'})
  await editor.create({_id: 'page', _type: 'note', title: 'old'})
  const due = Date.now() + 800
  // The release that is due first is last in the dataset's order.
  for (const [name, title, after] of [
    ['z', 'early', 0],
    ['a', 'late', 100],
  ] as const) {
    await editor.releases.create({releaseId: name})
    await editor.createVersion({publishedId: 'page', baseId: 'page', releaseId: name})
    await editor.patch(`versions.${name}.page`).set({title}).commit()
    const publishAt = new Date(due + after).toISOString()
    await editor.releases.schedule({releaseId: name, publishAt})
  }
  await lake.stop()
  await expect.poll(() => Date.now()).toBeGreaterThan(due + 100)
  const again: TestLake = await startTestLake({dataDir: lake.dataDir})
  try {
    const reader = again.client('editor').withConfig({perspective: 'raw'})
    expect(await reader.getDocument('page')).toMatchObject({title: 'late'})
    expect(await reader.fetch('*[_type == "system.release"].state')).toEqual([
      'published',
      'published',
    ])
  } finally {
    await again.close()
  }
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

  test('of a version is what it was made from', async () => {
    const base = {id, rev: (await used.editor.getDocument(id))?._rev}
    expect(await used.editor.getDocument(versionId)).toMatchObject({_system: {base}})
    await used.editor.releases.publish({releaseId: release})
    expect(await used.editor.getDocument(id)).not.toHaveProperty('_system')
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

  test('needs a state', async () => {
    await expect(imported({metadata: {}}, 'fail')).rejects.toMatchObject({statusCode: 400})
  })
})
