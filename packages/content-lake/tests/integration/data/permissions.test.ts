import type {Action, ClientError, SanityClient} from '@sanity/client'
import {evaluate, parse} from 'groq-js'
import {beforeAll, describe, expect, test} from 'vitest'

import {type Role, useLake} from '../../lake.ts'
import {refusal} from '../../refusals.ts'

const used = useLake()

/** A kind of document, and the roles that may write to it. */
interface Kind {
  content: {_type: string; [field: string]: unknown}
  writers: Role[]
}

const administrator: Role[] = ['administrator']
const editors: Role[] = ['administrator', 'editor']

const kinds: Record<string, Kind> = {
  page: {content: {_type: 'page', path: 'about'}, writers: editors},
  settings: {content: {_type: 'settings'}, writers: administrator},
}

/** The ids and content of one document in one test. */
interface Subject {
  id: string
  draftId: string
  versionId: string
  release: string
  content: Kind['content']
}

/** A write operation: the documents it needs, and its mutations. */
interface Operation {
  exists: ('published' | 'draft' | 'version')[]
  send: (client: SanityClient, subject: Subject) => Promise<unknown>
}

/** An action, which takes of the fields what it needs. */
const act = (type: string, ...exists: Operation['exists']): [string, Operation] => {
  const send: Operation['send'] = (client, {id, draftId, versionId, release, content}) => {
    const action = {
      actionType: `sanity.action.${type}`,
      publishedId: id,
      draftId,
      versionId,
      releaseId: release,
      attributes: {_id: draftId, ...content},
      patch: {set: {note: 1}},
      includeDrafts: [draftId],
      publishAt: '2999-01-01T00:00:00Z',
      ...(exists.includes('published') ? {baseId: id} : {document: {_id: versionId, ...content}}),
    }
    return client.action(action as unknown as Action)
  }
  return [`${type} of ${exists.join(' and ') || 'nothing'}`, {exists, send}]
}

const mutation = (
  name: string,
  exists: Operation['exists'],
  mutate: (subject: Subject) => object,
): [string, Operation] => {
  return [name, {exists, send: (client, subject) => client.mutate([mutate(subject)] as never)}]
}
const [patched, byId] = [{set: {note: 1}}, '*[_id == $id]']

const operations: Record<string, Operation> = Object.fromEntries([
  mutation('create', [], ({id, content}) => ({create: {_id: id, ...content}})),
  mutation('createIfNotExists', [], ({id, content}) => ({
    createIfNotExists: {_id: id, ...content},
  })),
  mutation('createOrReplace', ['published'], ({id, content}) => ({
    createOrReplace: {_id: id, ...content, note: 1},
  })),
  mutation('create a draft', [], ({draftId, content}) => ({create: {_id: draftId, ...content}})),
  mutation('patch', ['published'], ({id}) => ({patch: {id, ...patched}})),
  mutation('patch a draft', ['draft'], ({draftId}) => ({patch: {id: draftId, ...patched}})),
  mutation('patch by query', ['published'], ({id}) => ({
    patch: {query: byId, params: {id}, ...patched},
  })),
  mutation('delete', ['published'], ({id}) => ({delete: {id}})),
  mutation('delete by query', ['published'], ({id}) => ({delete: {query: byId, params: {id}}})),
  act('document.create'),
  act('document.edit', 'published'),
  act('document.replaceDraft', 'draft'),
  act('document.publish', 'published', 'draft'),
  act('document.publish', 'draft'),
  act('document.unpublish', 'published'),
  act('document.delete', 'published', 'draft'),
  act('document.discard', 'draft'),
  act('document.version.create'),
  act('document.version.create', 'published'),
  act('document.version.replace', 'version'),
  act('document.version.discard', 'version'),
  act('document.version.unpublish', 'published'),
  act('release.publish', 'version'),
  act('release.schedule', 'version'),
  act('release.archive', 'version'),
])

let number = 0

/** Creates a document with what an operation needs, in a release of its own. */
async function subjectOf({exists}: Operation, content: Kind['content']): Promise<Subject> {
  number += 1
  const [id, release] = [`subject-${number}`, `release-${number}`]
  const [draftId, versionId] = [`drafts.${id}`, `versions.${release}.${id}`]
  const ids = {published: id, draft: draftId, version: versionId}
  await used.administrator.releases.create({releaseId: release})
  const documents = exists.map((place) => ({create: {_id: ids[place], ...content}}))
  if (documents.length > 0) await used.administrator.mutate(documents)
  return {id, draftId, versionId, release, content}
}

const refused = {
  statusCode: 403,
  details: {items: [{error: {type: 'insufficientPermissionsError'}}]},
}

/** Returns the outcome of a request. */
async function outcomeOf(sent: Promise<unknown>): Promise<string> {
  try {
    await sent
    return 'done'
  } catch (error) {
    const {statusCode, details} = error as ClientError & {details: typeof refused.details}
    return `${statusCode} ${details.items[0]?.error.type}`
  }
}

/** Operations that write drafts only. */
const drafting = new Set([
  'create a draft',
  'patch a draft',
  'document.create of nothing',
  'document.edit of published',
  'document.replaceDraft of draft',
  'document.discard of draft',
])

describe.each<[Role, string[]]>([
  ['administrator', ['nightly']],
  ['editor', []],
  ['contributor', []],
  ['viewer', ['nightly']],
])('what the %s may write', (role, tags) => {
  test.each(Object.entries(operations))('%s', {tags}, async (name, operation) => {
    for (const {content, writers} of Object.values(kinds)) {
      const isAllowed = role === 'contributor' ? drafting.has(name) : writers.includes(role)
      const subject = await subjectOf(operation, content)
      const before = used.lake.lake.lastSequence()
      const outcome = await outcomeOf(operation.send(used[role], subject))
      expect(outcome).toBe(isAllowed ? 'done' : '403 insufficientPermissionsError')
      expect(used.lake.lake.lastSequence() > before).toBe(isAllowed)
    }
  })
})

/** Deletes a document and creates one of another type with its id, as an editor. */
const replaced = (_id: string, _type: string) =>
  used.editor.transaction().delete(_id).create({_id, _type}).commit()

describe('an editor', () => {
  test('can neither turn a document into an administrators’ type nor the reverse', async () => {
    const [theirs, own] = ['of-an-administrator', 'of-an-editor']
    await used.administrator.create({_id: theirs, _type: 'settings'})
    await used.administrator.create({_id: own, _type: 'page'})
    await expect(replaced(theirs, 'page')).rejects.toMatchObject(refused)
    await expect(replaced(own, 'settings')).rejects.toMatchObject(refused)
  })

  test('writes nothing of a transaction with a rejected part, which the error names', async () => {
    const transaction = used.editor
      .transaction()
      .create({_id: 'allowed', _type: 'page'})
      .create({_id: 'not-allowed', _type: 'settings'})
    await expect(transaction.commit()).rejects.toMatchObject({
      statusCode: 403,
      details: {items: [{index: 1, error: {permission: 'create'}}]},
    })
    expect(await used.editor.getDocument('allowed')).toBeUndefined()
  })

  test('is refused in a dry run too', async () => {
    const create = used.editor.create({_id: 'dry', _type: 'settings'}, {dryRun: true})
    await expect(create).rejects.toMatchObject(refused)
  })

  test('edits a scheduled release whose documents only administrators may publish', async () => {
    const releaseId = 'of-an-administrator'
    const owner = used.administrator
    await owner.create({_id: `versions.${releaseId}.theirs`, _type: 'settings'})
    await owner.releases.create({releaseId})
    await owner.releases.schedule({releaseId, publishAt: '2999-01-01T00:00:00Z'})
    await used.editor.releases.edit({releaseId, patch: {set: {'metadata.title': 'Spring'}}})
    await used.editor.releases.unschedule({releaseId})
    const schedule = {releaseId, publishAt: '2999-01-01T00:00:00Z'}
    await expect(used.editor.releases.schedule(schedule)).rejects.toMatchObject(refused)
  })
})

const commented = () => used.lake.client('contributor', 'production-comments')

describe('a contributor', () => {
  test('writes no document whose id only looks like that of a draft', async () => {
    for (const _id of ['drafts-x', 'draftsman', 'drafts._.groups.rx']) {
      await expect(used.contributor.create({_id, _type: 'page'})).rejects.toMatchObject(refused)
    }
  })

  test('writes a draft with the state of a scheduled release', async () => {
    const draft = {_id: 'drafts.job', _type: 'job', state: 'scheduled'}
    await expect(used.contributor.create(draft)).resolves.toMatchObject(draft)
  })

  beforeAll(() => used.administrator.request({url: '/comments/production/setup', method: 'POST'}))

  test('writes comments and tasks in their dataset only', async () => {
    for (const _type of ['comment', 'tasks.task']) {
      await expect(commented().create({_type})).resolves.toMatchObject({_type})
      const taken = used.contributor.create({_id: 'not-yet-a-page', _type})
      await expect(taken).rejects.toMatchObject(refused)
    }
  })

  test.each(['_.releases.rx', 'versions.rx.home', 'drafts._.groups.rx', 'system.schema.rx', 'a.b'])(
    'writes no comment or task called %s',
    async (_id) => {
      for (const _type of ['comment', 'tasks.task']) {
        for (const client of [commented(), used.contributor]) {
          await expect(client.create({_id, _type})).rejects.toMatchObject(refused)
          await expect(client.createOrReplace({_id, _type})).rejects.toMatchObject(refused)
        }
      }
    },
  )
})

test('a viewer is refused before the request is read', async () => {
  const path = '/v2025-02-19/data/mutate/production'
  const response = await used.lake.request(path, {method: 'POST', as: 'viewer', body: '{}'})
  const error = {
    type: 'insufficientPermissionsError',
    description: 'Insufficient permissions; permission "update" required',
    permission: 'update',
  }
  const answer = [response.status, await response.json()]
  expect(answer).toStrictEqual(refusal('mutation', [403, error]))
})

test.each<[Role, string[]]>([
  ['administrator', Object.keys(kinds)],
  ['editor', Object.keys(kinds).filter((kind) => kinds[kind]?.writers.includes('editor'))],
  ['viewer', []],
])('the grants that the Studio reads say the same of the %s', async (role, writable) => {
  const {projectId, dataset} = used[role].config()
  const grants = await used[role].request<{filter: string; permissions: string[]}[]>({
    url: `/projects/${projectId}/datasets/${dataset}/acl`,
  })
  const filters = grants
    .filter(({permissions}) => permissions.includes('update'))
    .map(({filter}) => `(${filter})`)
  const documents = Object.entries(kinds).map(([name, {content}]) =>
    Object.assign({_id: name, name}, content),
  )
  const query = `*[${filters.join(' || ') || 'false'}].name`
  const found: unknown = await (await evaluate(parse(query), {dataset: documents})).get()
  expect(found).toEqual(writable)
})
