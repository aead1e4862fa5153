import {beforeAll, beforeEach, describe, expect, test} from 'vitest'

import {useLake} from '../../lake.ts'
import {
  exists,
  type Fault,
  invalid,
  missing,
  refusal,
  refusalOf,
  wrongRevision,
} from '../../refusals.ts'

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

/** An action on documents, well-formed or not. */
const act = (type: string, fields: object) => {
  return {actionType: `sanity.action.document.${type}`, ...fields}
}

const note = (_id: string, a: number) => ({_id, _type: 'note', a})
const removed = (_id: string) => [{delete: {id: _id}}]

test('an action is recorded as mutations of the documents that it changes', async () => {
  const [publishedId, draft, version] = ['told', 'drafts.told', 'versions.r.told']
  const _createdAt = expect.stringMatching(/^\d{4}-/) as string
  const from = (_id: string, a: number, base: {id: string; rev: string}) => {
    return {...note(_id, a), _createdAt, _system: {base}}
  }
  const published = (a: number) => [{createOrReplace: {...note(publishedId, a), _createdAt}}]
  const marked = {patch: {id: version, set: {'_system.delete': true}}}
  const steps: [action: object, recorded: object][] = [
    [
      act('create', {publishedId, attributes: {_type: 'note', a: 1}}),
      {[draft]: [{create: note(draft, 1)}]},
    ],
    [
      act('publish', {publishedId, draftId: draft}),
      {[draft]: removed(draft), [publishedId]: published(1)},
    ],
    [
      act('edit', {publishedId, draftId: draft, patch: {set: {a: 2}}}),
      {
        [draft]: [
          {createIfNotExists: from(draft, 1, {id: publishedId, rev: 'step-1'})},
          {patch: {id: draft, set: {a: 2}}},
        ],
      },
    ],
    [act('unpublish', {publishedId, draftId: draft}), {[publishedId]: removed(publishedId)}],
    [
      act('replaceDraft', {publishedId, attributes: note(draft, 3)}),
      {[draft]: [{createOrReplace: note(draft, 3)}]},
    ],
    [
      act('publish', {publishedId, draftId: draft, ifDraftRevisionId: 'step-4'}),
      {[draft]: removed(draft), [publishedId]: published(3)},
    ],
    [
      act('unpublish', {publishedId, draftId: draft}),
      {
        [draft]: [{create: {...note(draft, 3), _createdAt}}],
        [publishedId]: removed(publishedId),
      },
    ],
    [
      act('version.create', {
        publishedId,
        versionId: version,
        baseId: draft,
        ifBaseRevisionId: 'step-6',
      }),
      {[version]: [{create: from(version, 3, {id: draft, rev: 'step-6'})}]},
    ],
    [
      act('publish', {publishedId, draftId: version, ifVersionRevisionId: 'step-7'}),
      {[publishedId]: published(3), [version]: removed(version)},
    ],
    [
      act('version.create', {publishedId, document: note(version, 4)}),
      {[version]: [{create: note(version, 4)}]},
    ],
    [act('version.unpublish', {publishedId, versionId: version}), {[version]: [marked]}],
    [
      act('version.replace', {document: note(version, 5)}),
      {[version]: [{createOrReplace: note(version, 5)}]},
    ],
    [act('version.discard', {versionId: version}), {[version]: removed(version)}],
    [
      act('version.unpublish', {publishedId, versionId: version}),
      {[version]: [{create: from(version, 3, {id: publishedId, rev: 'step-8'})}, marked]},
    ],
    [act('version.unpublish', {publishedId, versionId: version}), {[version]: [marked]}],
    [
      act('create', {publishedId, attributes: note('versions.s.told', 6)}),
      {'versions.s.told': [{create: note('versions.s.told', 6)}]},
    ],
    [act('discard', {draftId: draft}), {[draft]: removed(draft)}],
    [
      act('delete', {publishedId, includeVersions: [version, 'versions.s.told']}),
      {
        [publishedId]: removed(publishedId),
        'versions.s.told': removed('versions.s.told'),
        [version]: removed(version),
      },
    ],
  ]
  for (const [index, [action, recorded]] of steps.entries()) {
    const transactionId = `step-${index}`
    const request = {actions: action, transactionId}
    expect(await used.lake.post('actions', request)).toStrictEqual([200, {transactionId}])
    expect(used.lake.recorded()).toStrictEqual(recorded)
  }
})

test('a draft is created once, unless that is to be ignored', async () => {
  const action = act('create', {publishedId: id, attributes: {_type: 'note'}, ifExists: 'ignore'})
  for (const changed of [[draftId], []]) {
    const before = used.lake.lake.lastSequence()
    expect(await used.lake.post('actions', {actions: action})).toMatchObject([200, {}])
    const [transaction] = used.lake.lake.transactionsSince(before)
    expect(transaction?.documentIds).toStrictEqual(changed)
  }
})

test('a deletion concerns what earlier actions did to the document, and no other', async () => {
  const [other, _type] = [`${id}-other`, 'note']
  await used.editor.create({_id: other, _type})
  const actions = [
    act('edit', {publishedId: other, draftId: `drafts.${other}`, patch: firstEdit}),
    act('create', {publishedId: id, attributes: {_type}}),
    act('delete', {publishedId: id, includeDrafts: [draftId]}),
  ]
  expect(await used.lake.post('actions', {actions})).toMatchObject([200, {}])
  expect(Object.keys(used.lake.recorded())).toStrictEqual([`drafts.${other}`])
  const forgotten = [actions[1], act('delete', {publishedId: id})]
  expect(await used.lake.post('actions', {actions: forgotten})).toMatchObject([409, {}])
})

describe('an action', () => {
  beforeAll(async () => {
    const places = ['live', 'drafts.drafted', 'both', 'drafts.both', 'versions.r.both']
    const mutations = places.map((_id) => ({create: {_id, _type: 'note'}}))
    await used.editor.mutate(mutations, {transactionId: 'first'})
  })

  const attributes = {_type: 'note'}
  const nowhere = {publishedId: 'nowhere', draftId: 'drafts.nowhere'}
  const live = {publishedId: 'live', draftId: 'drafts.live'}
  const both = {publishedId: 'both', draftId: 'drafts.both'}
  const another = 'another'
  const forgotten = {
    type: 'documentHasExistingVersionsError',
    description: '"both" cannot be deleted: "versions.r.both" would be left',
    id: 'both',
  }

  test.each<[object, string]>([
    [{}, '"actions" must be a list of objects'],
    [{actions: 1}, '"actions" must be a list of objects'],
    [{actions: [], transactionId: 'a b'}, 'Malformed transaction ID'],
  ])('is refused in the body %j', async (body, description) => {
    const refused = [400, {error: {type: 'actionError', description}}]
    expect(await used.lake.post('actions', body)).toStrictEqual(refused)
  })

  test.each<[object, Fault]>([
    [act('explode', {}), invalid('Unknown action type "sanity.action.document.explode"')],
    [act('create', {attributes}), invalid('Malformed document ID: undefined')],
    [
      act('create', {publishedId: 'drafts.a', attributes}),
      invalid('"publishedId" is not the id of a published document: "drafts.a"'),
    ],
    [act('create', {publishedId: 'a', attributes: {}}), invalid('Document has no "_type"')],
    [
      act('create', {publishedId: 'a', attributes: {_id: 'a', ...attributes}}),
      invalid('"a" is not a draft or version id'),
    ],
    [act('create', {publishedId: 'live', attributes}), exists('live')],
    [act('create', {publishedId: 'both', attributes}), exists('drafts.both')],
    [act('edit', {...nowhere, patch: firstEdit}), missing('drafts.nowhere')],
    [act('edit', {...live, patch: {explode: {}}}), invalid('Unknown patch operation "explode"')],
    [act('replaceDraft', {...nowhere, attributes}), missing('drafts.nowhere')],
    [act('publish', live), missing('drafts.live')],
    [act('publish', {...both, ifDraftRevisionId: another}), wrongRevision('drafts.both')],
    [act('publish', {...both, ifPublishedRevisionId: another}), wrongRevision('both')],
    [
      act('publish', {
        publishedId: 'drafted',
        draftId: 'drafts.drafted',
        ifPublishedRevisionId: another,
      }),
      [
        409,
        {
          type: 'documentRevisionIDDoesNotMatchError',
          description: 'Document "" has unexpected revision ID',
          expectedRevisionID: another,
        },
      ],
    ],
    [act('delete', nowhere), missing('nowhere')],
    [
      act('delete', {...both, includeDrafts: 'drafts.both'}),
      invalid('"includeDrafts" must be a list of ids'),
    ],
    [act('delete', {...both, includeDrafts: ['drafts.both']}), [409, forgotten]],
    [act('discard', {draftId: 'live'}), invalid('"live" is not a draft or version id')],
    [act('version.discard', {versionId: 'versions.r.live'}), missing('versions.r.live')],
    [
      act('version.create', {...live, document: {_id: 'versions.r.both', ...attributes}}),
      invalid('"versions.r.both" is not a version of "live"'),
    ],
    [
      act('version.create', {...both, document: {_id: 'versions.r.both', ...attributes}}),
      exists('versions.r.both'),
    ],
    [
      act('version.create', {...nowhere, versionId: 'versions.r.nowhere', baseId: 'nowhere'}),
      missing('versions.r.nowhere'),
    ],
    [
      act('version.create', {
        ...live,
        versionId: 'versions.r.live',
        baseId: 'live',
        ifBaseRevisionId: another,
      }),
      wrongRevision('live'),
    ],
    [
      act('version.replace', {document: {_id: 'versions.r.live', ...attributes}}),
      missing('versions.r.live'),
    ],
    [act('version.unpublish', {...nowhere, versionId: 'versions.r.nowhere'}), missing('nowhere')],
  ])('%j is refused and changes nothing', async (action, fault) => {
    expect(await refusalOf(used, 'action', action)).toStrictEqual(refusal('action', fault))
  })
})
