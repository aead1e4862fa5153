import {beforeEach, describe, expect, test} from 'vitest'

import {useLake} from '../../lake.ts'

const used = useLake()
let number = 0
let id = ''
let draftId = ''

beforeEach(async () => {
  number += 1
  id = `action-${number}`
  draftId = `drafts.${id}`
})

async function ids(): Promise<string[]> {
  return used.editor.fetch('*[_id in [$id, $draftId]]._id', {id, draftId})
}

const firstEdit = {unset: ['_empty_action_guard_pseudo_field_']}

describe('drafts', () => {
  test('create makes a draft once', async () => {
    const action = {
      actionType: 'sanity.action.document.create',
      publishedId: id,
      attributes: {_id: draftId, _type: 'note', title: 'a'},
      ifExists: 'fail',
    } as const
    const {transactionId} = await used.editor.action(action)
    expect(await used.editor.getDocument(draftId)).toMatchObject({_rev: transactionId, title: 'a'})
    await expect(used.editor.action(action)).rejects.toMatchObject({
      statusCode: 409,
      details: {type: 'actionError'},
    })
    await used.editor.action({...action, ifExists: 'ignore'})
  })

  test('the first edit of a published document copies it', async () => {
    await used.editor.create({_id: id, _type: 'note', title: 'published'})
    await used.editor.action({
      actionType: 'sanity.action.document.edit',
      draftId,
      publishedId: id,
      patch: firstEdit,
    })
    expect(await used.editor.getDocument(draftId)).toMatchObject({title: 'published'})
    await used.editor.action({
      actionType: 'sanity.action.document.edit',
      draftId,
      publishedId: id,
      patch: {set: {title: 'edited'}},
    })
    expect(await used.editor.getDocument(draftId)).toMatchObject({title: 'edited'})
    expect(await used.editor.getDocument(id)).toMatchObject({title: 'published'})
  })

  test('discard removes the draft only', async () => {
    await used.editor.create({_id: id, _type: 'note'})
    await used.editor.create({_id: draftId, _type: 'note'})
    await used.editor.action({
      actionType: 'sanity.action.document.version.discard',
      versionId: draftId,
    })
    expect(await ids()).toStrictEqual([id])
    await expect(
      used.editor.action({actionType: 'sanity.action.document.discard', draftId}),
    ).rejects.toMatchObject({statusCode: 409})
  })

  test('replaceDraft gives a draft other content', async () => {
    await used.editor.create({_id: draftId, _type: 'note', title: 'a', gone: 1})
    await used.editor.action({
      actionType: 'sanity.action.document.replaceDraft',
      publishedId: id,
      attributes: {_id: draftId, _type: 'note', title: 'b'},
    })
    const draft = await used.editor.getDocument(draftId)
    expect(draft).toMatchObject({title: 'b'})
    expect(draft).not.toHaveProperty('gone')
  })
})

describe('publishing', () => {
  test('publish replaces the published document and strengthens references', async () => {
    await used.editor.create({_id: `${id}-target`, _type: 'note'})
    const to = {
      _type: 'reference',
      _ref: `${id}-target`,
      _weak: true,
      _strengthenOnPublish: {type: 'note'},
    }
    await used.editor.create({_id: draftId, _type: 'note', title: 'a', to})
    await used.editor.action({
      actionType: 'sanity.action.document.publish',
      draftId,
      publishedId: id,
    })
    expect(await ids()).toStrictEqual([id])
    const published = await used.editor.getDocument(id)
    expect(published?.['to']).toStrictEqual({_type: 'reference', _ref: `${id}-target`})
    await expect(used.editor.delete(`${id}-target`)).rejects.toMatchObject({statusCode: 409})
  })

  test('a document that is published again was created when it was published first', async () => {
    await used.editor.create({_id: id, _type: 'note', title: 'a'})
    const published = await used.editor.getDocument(id)
    await used.editor.create({_id: draftId, _type: 'note', title: 'b'})
    await used.editor.action({
      actionType: 'sanity.action.document.publish',
      draftId,
      publishedId: id,
    })
    expect(await used.editor.getDocument(id)).toMatchObject({
      title: 'b',
      _createdAt: published?._createdAt,
    })
  })

  test('publish refuses when either document is at another revision', async () => {
    await used.editor.create({_id: id, _type: 'note'})
    await used.editor.create({_id: draftId, _type: 'note'})
    const action = {
      actionType: 'sanity.action.document.publish',
      draftId,
      publishedId: id,
    } as const
    for (const revision of [{ifDraftRevisionId: 'x'}, {ifPublishedRevisionId: 'x'}]) {
      await expect(used.editor.action({...action, ...revision})).rejects.toMatchObject({
        statusCode: 409,
      })
    }
    expect(await ids()).toStrictEqual([id, draftId].sort())
  })

  test('unpublish turns the document into a draft', async () => {
    await used.editor.create({_id: id, _type: 'note', title: 'a'})
    await used.editor.action({
      actionType: 'sanity.action.document.unpublish',
      draftId,
      publishedId: id,
    })
    expect(await ids()).toStrictEqual([draftId])
    expect(await used.editor.getDocument(draftId)).toMatchObject({title: 'a'})
  })

  test('unpublish keeps a draft that exists', async () => {
    await used.editor.create({_id: id, _type: 'note', title: 'published'})
    await used.editor.create({_id: draftId, _type: 'note', title: 'edited'})
    await used.editor.action({
      actionType: 'sanity.action.document.unpublish',
      draftId,
      publishedId: id,
    })
    expect(await ids()).toStrictEqual([draftId])
    expect(await used.editor.getDocument(draftId)).toMatchObject({title: 'edited'})
  })

  test('delete needs to know every draft', async () => {
    await used.editor.create({_id: id, _type: 'note'})
    await used.editor.create({_id: draftId, _type: 'note'})
    const action = {
      actionType: 'sanity.action.document.delete',
      publishedId: id,
      includeDrafts: [],
    } as const
    await expect(used.editor.action({...action, includeDrafts: []})).rejects.toMatchObject({
      statusCode: 409,
    })
    await used.editor.action({...action, includeDrafts: [draftId]})
    expect(await ids()).toStrictEqual([])
  })

  test('a dry run and a refused action change nothing', async () => {
    await used.editor.create({_id: draftId, _type: 'note'})
    const publish = {
      actionType: 'sanity.action.document.publish',
      draftId,
      publishedId: id,
    } as const
    await used.editor.action(publish, {dryRun: true})
    const unknown = {...publish, actionType: 'sanity.action.document.explode'} as never
    await expect(used.editor.action([publish, unknown])).rejects.toMatchObject({
      statusCode: 400,
      details: {items: [{index: 1}]},
    })
    expect(await ids()).toStrictEqual([draftId])
  })
})

function release(): string {
  return `r${number}`
}

function versionId(): string {
  return `versions.${release()}.${id}`
}

async function prepare(): Promise<void> {
  await used.editor.create({_id: id, _type: 'note', title: 'published'})
  await used.editor.releases.create({releaseId: release(), metadata: {title: 'Spring'}})
  await used.editor.createVersion({
    releaseId: release(),
    publishedId: id,
    document: {_type: 'note', title: 'version'},
  })
}

async function state(): Promise<unknown> {
  return used.editor.fetch('*[_id == $id][0].state', {id: `_.releases.${release()}`})
}

describe('releases', () => {
  test('a release perspective shows its versions, publishing makes them public', async () => {
    await prepare()
    const query = '*[_id == $id][0].title'
    expect(await used.editor.fetch(query, {id}, {perspective: [release(), 'drafts']})).toBe(
      'version',
    )
    expect(await used.editor.fetch(query, {id}, {perspective: 'published'})).toBe('published')
    await used.editor.releases.publish({releaseId: release()})
    expect(await used.editor.fetch(query, {id}, {perspective: 'published'})).toBe('version')
    expect(await used.editor.getDocument(versionId())).toBeUndefined()
    expect(await state()).toBe('published')
    await used.editor.releases.delete({releaseId: release()})
    expect(await state()).toBeNull()
  })

  test('an archived release comes back with its versions', async () => {
    await prepare()
    await used.editor.releases.archive({releaseId: release()})
    expect(await used.editor.getDocument(versionId())).toBeUndefined()
    expect(await state()).toBe('archived')
    await used.editor.releases.unarchive({releaseId: release()})
    expect(await used.editor.getDocument(versionId())).toMatchObject({title: 'version'})
    expect(await state()).toBe('active')
  })

  test('a scheduled release is published when its time comes', async () => {
    await prepare()
    const later = new Date(Date.now() + 3_600_000).toISOString()
    await used.editor.releases.schedule({releaseId: release(), publishAt: later})
    expect(await state()).toBe('scheduled')
    await used.editor.releases.unschedule({releaseId: release()})
    expect(await state()).toBe('active')
    const soon = new Date(Date.now() + 150).toISOString()
    await used.editor.releases.schedule({releaseId: release(), publishAt: soon})
    await expect.poll(state).toBe('published')
    expect(await used.editor.getDocument(id)).toMatchObject({title: 'version'})
  })

  test('a version can unpublish its document', async () => {
    await prepare()
    await used.editor.unpublishVersion({releaseId: release(), publishedId: id})
    const visible = '*[_id == $id][0]._id'
    expect(await used.editor.fetch(visible, {id}, {perspective: [release()]})).toBeNull()
    await used.editor.releases.publish({releaseId: release()})
    expect(await ids()).toStrictEqual([draftId])
  })

  test('edit changes the metadata and nothing else', async () => {
    await prepare()
    await used.editor.releases.edit({releaseId: release(), patch: {set: {'metadata.title': 'May'}}})
    const patch = {set: {state: 'published'}}
    await expect(used.editor.releases.edit({releaseId: release(), patch})).rejects.toMatchObject({
      statusCode: 400,
    })
    expect(await used.editor.releases.get({releaseId: release()})).toMatchObject({
      state: 'active',
      metadata: {title: 'May'},
    })
  })
})
