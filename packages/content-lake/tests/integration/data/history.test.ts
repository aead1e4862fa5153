import {beforeAll, describe, expect, test} from 'vitest'

import {DATASET, useLake} from '../../lake.ts'

const used = useLake()
const revisions: string[] = []

interface Line {
  id: string
  author: string
  timestamp: string
  documentIDs: string[]
  effects: Record<string, {apply: unknown[]; revert: unknown[]}>
}

async function write(transactionId: string, act: (id: string) => Promise<unknown>): Promise<void> {
  await act(transactionId)
  revisions.push(transactionId)
}

beforeAll(async () => {
  const {editor} = used
  const publishedId = 'doc'
  const draftId = 'drafts.doc'
  const create = {
    actionType: 'sanity.action.document.create',
    publishedId,
    attributes: {_id: draftId, _type: 'note', title: 'one'},
    ifExists: 'fail',
  } as const
  const edit = {
    actionType: 'sanity.action.document.edit',
    draftId,
    publishedId,
    patch: {set: {title: 'two'}},
  } as const
  const publish = {actionType: 'sanity.action.document.publish', draftId, publishedId} as const
  const unpublish = {actionType: 'sanity.action.document.unpublish', draftId, publishedId} as const
  await write('t1', (transactionId) => editor.action(create, {transactionId}))
  await write('t2', (transactionId) => editor.action(edit, {transactionId}))
  await write('t3', (transactionId) => editor.action(publish, {transactionId}))
  await write('t4', (transactionId) => editor.action(unpublish, {transactionId}))
})

async function get<T>(path: string): Promise<T> {
  const response = await used.lake.request(`/v2025-02-19/data/history/${DATASET}/${path}`, {
    as: 'viewer',
  })
  expect(response.status).toBe(200)
  return (await response.json()) as T
}

async function lines(path: string): Promise<Line[]> {
  const response = await used.lake.request(
    `/vX/data/history/${DATASET}/transactions${path}&effectFormat=mendoza&excludeContent=true`,
    {as: 'viewer'},
  )
  const text = await response.text()
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)
}

describe('documents', () => {
  test('at a revision', async () => {
    const first = await get('documents/doc,drafts.doc?revision=t1')
    expect(first).toMatchObject({documents: [{_id: 'drafts.doc', title: 'one', _rev: 't1'}]})
    const published = await get('documents/doc?revision=t3')
    expect(published).toMatchObject({documents: [{_id: 'doc', title: 'two'}]})
    expect(await get('documents/doc?revision=unknown')).toStrictEqual({documents: []})
  })

  test('at a time', async () => {
    const now = encodeURIComponent(new Date().toISOString())
    expect(await get(`documents/drafts.doc?time=${now}`)).toMatchObject({documents: [{_rev: 't4'}]})
    expect(await get('documents/doc?time=2001-01-01T00:00:00Z')).toStrictEqual({documents: []})
  })

  test('a revision and a time exclude each other', async () => {
    const path = `/v2025-02-19/data/history/${DATASET}/documents/doc?revision=t1&lastRevision=true`
    expect((await used.lake.request(path, {as: 'viewer'})).status).toBe(400)
  })

  test('the last state before deletion', async () => {
    const last = await get('documents/doc?lastRevision=true')
    expect(last).toMatchObject({documents: [{_id: 'doc', _rev: 't3'}]})
  })
})

describe('transactions', () => {
  test('of some documents, with what they did', async () => {
    const all = await lines('/doc,drafts.doc?')
    expect(all.map((line) => line.id)).toStrictEqual(revisions)
    expect(all[0]?.effects['drafts.doc']?.revert).toStrictEqual([0, null])
    expect(all[2]?.effects['drafts.doc']?.apply).toStrictEqual([0, null])
    expect(all[2]?.documentIDs).toStrictEqual(['doc', 'drafts.doc'])
    const some = await lines('/drafts.doc?fromTransaction=t2&toTransaction=t3&reverse=true&limit=1')
    expect(some.map((line) => line.id)).toStrictEqual(['t3'])
    const identified = await lines('/doc?includeIdentifiedDocumentsOnly=true')
    expect(identified.map((line) => line.documentIDs)).toStrictEqual([['doc'], ['doc']])
  })

  test('of all documents, within a time', async () => {
    await used.editor.create({_id: 'other', _type: 'note'})
    const [newest, before] = await lines('?reverse=true&limit=2')
    expect(newest?.documentIDs).toStrictEqual(['other'])
    expect(before?.id).toBe('t4')
    const later = await lines(`?fromTime=${newest?.timestamp}`)
    expect(later.at(-1)?.id).toBe(newest?.id)
    expect(await lines('?fromTime=2999-01-01T00:00:00Z')).toStrictEqual([])
    expect(await lines('?toTime=2001-01-01T00:00:00Z')).toStrictEqual([])
  })

  test('an invalid time is rejected', async () => {
    const path = `/vX/data/history/${DATASET}/transactions?fromTime=soon`
    expect((await used.lake.request(path, {as: 'viewer'})).status).toBe(400)
  })
})

describe('events', () => {
  interface DocumentEvent {
    type: string
    revisionId?: string
    versionRevisionId?: string
  }

  async function eventsOf(id: string): Promise<DocumentEvent[]> {
    const {events} = await get<{events: Record<string, DocumentEvent[]>}>(
      `events/documents/${id}?limit=100`,
    )
    return events[id] ?? []
  }

  const typesOf = async (id: string) => (await eventsOf(id)).map(({type}) => type)

  test('of a document, newest first', async () => {
    const events = await eventsOf('doc')
    expect(events.map(({type}) => type)).toStrictEqual([
      'unpublishDocument',
      'publishDocumentVersion',
    ])
    expect(await typesOf('drafts.doc')).toStrictEqual([
      'unpublishDocument',
      'publishDocumentVersion',
      'createDocumentVersion',
    ])
    expect(events[1]).toMatchObject({
      documentId: 'doc',
      versionId: 'drafts.doc',
      revisionId: 't3',
      versionRevisionId: 't2',
      publishCause: 'document.publish',
    })
  })

  test('of documents written through the API, each with its own revisions', async () => {
    const {editor} = used
    const documents = {
      live: {_id: 'live', _type: 'note'},
      draft: {_id: 'drafts.live', _type: 'note'},
    }
    await editor.create(documents.live)
    await editor
      .transaction()
      .patch('live', {set: {title: 'a'}})
      .create(documents.draft)
      .commit()
    expect(await typesOf('live')).toStrictEqual(['updateLiveDocument', 'createLiveDocument'])
    expect(await typesOf('drafts.live')).toStrictEqual(['createDocumentVersion'])
    for (const id of ['live', 'drafts.live']) {
      for (const {revisionId, versionRevisionId} of await eventsOf(id)) {
        const revision = revisionId ?? versionRevisionId
        const found = await get(`documents/${id}?revision=${revision}`)
        expect(found).toMatchObject({documents: [{_id: id, _rev: revision}]})
      }
    }
    await editor.delete('drafts.live')
    await editor.delete('live')
    expect((await typesOf('live'))[0]).toBe('deleteDocumentGroup')
    expect((await typesOf('drafts.live')).slice(0, 2)).toStrictEqual([
      'deleteDocumentGroup',
      'deleteDocumentVersion',
    ])
  })
})

test('an export has every document, one per line', async () => {
  const path = `/v2025-02-19/data/export/${DATASET}?types=note`
  const response = await used.lake.request(path, {as: 'viewer'})
  const exported = (await response.text()).trim().split('\n')
  expect(exported.map((line) => (JSON.parse(line) as {_id: string})._id)).toContain('drafts.doc')
})
