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
import {expectReplayed} from '../../replay.ts'

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
    const {_createdAt} = await used.editor.create({_id: id, _type: 'note', title: 'a'})
    await used.editor.create({_id: draftId, _type: 'note', title: 'b', to})
    await used.editor.action({
      actionType: 'sanity.action.document.publish',
      draftId,
      publishedId: id,
    })
    expect(await ids()).toStrictEqual([id])
    const published = await used.editor.getDocument(id)
    expect(published).toMatchObject({title: 'b', _createdAt})
    expect(published?.['to']).toStrictEqual({_type: 'reference', _ref: `${id}-target`})
    await expect(used.editor.delete(`${id}-target`)).rejects.toMatchObject({statusCode: 409})
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
/** What a document says, what it is based on, and whether it is marked for deletion. */
function brief(document: Record<string, unknown>): string {
  const {base, delete: isMarked} = (document['_system'] ?? {}) as {
    base?: {id: string; rev: string}
    delete?: boolean
  }
  const words = [document['a'], base && `${base.id}@${base.rev}`, isMarked && 'unpublished']
  return words.filter(Boolean).join(' ')
}

test('actions do what they are for, and are recorded as mutations that do the same', async () => {
  const [publishedId, draft, version] = ['told', 'drafts.told', 'versions.r.told']
  const other = 'versions.s.told'
  const both = {publishedId, draftId: draft}
  const unpublished = act('version.unpublish', {publishedId, versionId: version})
  const based = {publishedId, versionId: version, baseId: draft, ifBaseRevisionId: 'step-6'}
  const fromDraft = '3 drafts.told@step-6'
  const gone = '3 told@step-8 unpublished'
  const steps: [action: object, after: Record<string, string>][] = [
    [act('create', {publishedId, attributes: {_type: 'note', a: 1}}), {[draft]: '1'}],
    [act('publish', both), {told: '1'}],
    [act('edit', {...both, patch: {set: {a: 2}}}), {told: '1', [draft]: '2 told@step-1'}],
    [act('unpublish', both), {[draft]: '2 told@step-1'}],
    [act('replaceDraft', {publishedId, attributes: note(draft, 3)}), {[draft]: '3'}],
    [act('publish', {...both, ifDraftRevisionId: 'step-4'}), {told: '3'}],
    [act('unpublish', both), {[draft]: '3'}],
    [act('version.create', based), {[draft]: '3', [version]: fromDraft}],
    [
      act('publish', {publishedId, draftId: version, ifVersionRevisionId: 'step-7'}),
      {told: '3', [draft]: '3'},
    ],
    [
      act('version.create', {publishedId, document: note(version, 4)}),
      {told: '3', [draft]: '3', [version]: '4'},
    ],
    [unpublished, {told: '3', [draft]: '3', [version]: '4 unpublished'}],
    [
      act('version.replace', {document: note(version, 5)}),
      {told: '3', [draft]: '3', [version]: '5'},
    ],
    [act('version.discard', {versionId: version}), {told: '3', [draft]: '3'}],
    [unpublished, {told: '3', [draft]: '3', [version]: gone}],
    [unpublished, {told: '3', [draft]: '3', [version]: gone}],
    [
      act('create', {publishedId, attributes: note(other, 6)}),
      {told: '3', [draft]: '3', [version]: gone, [other]: '6'},
    ],
    [act('discard', {draftId: draft}), {told: '3', [version]: gone, [other]: '6'}],
    [act('delete', {publishedId, includeVersions: [version, other]}), {}],
  ]
  for (const [index, [action, after]] of steps.entries()) {
    const transactionId = `step-${index}`
    const last = used.lake.lake.lastSequence()
    const request = {actions: action, transactionId}
    expect(await used.lake.post('actions', request)).toStrictEqual([200, {transactionId}])
    const own = used.lake.stored().filter(({_id}) => _id.endsWith('told'))
    expect(Object.fromEntries(own.map((one) => [one._id, brief(one)]))).toStrictEqual(after)
    expectReplayed(used.lake, last)
    // Listeners and the Studio rebase an edit on what others write meanwhile.
    const recorded = Object.values(used.lake.recorded()).flat() as object[]
    expect(recorded.some((one) => 'patch' in one)).toBe(index === 2 || action === unpublished)
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
