import type {SanityDocument} from 'sanity'
import {expect} from 'vitest'

import {openTasks} from '../../../studio/actions/checks/open-tasks'
import {reviewTask} from '../../../studio/actions/review-request/task'
import {lakeTest, type Role} from '../lake.ts'

const test = lakeTest()

const content = [
  'page',
  'article',
  'faq',
  'figure',
  'redirect',
  'navigation',
  'callsToAction',
  'translation.metadata',
]
const settings = ['siteSettings', 'roiSettings']

test.for<[Role, string[]]>([
  ['administrator', [...content, ...settings]],
  ['editor', content],
  ['contributor', []],
  ['viewer', []],
])('as %s, documents of these types can be written: %j', async ([role, writable], {clients}) => {
  const create = (_type: string) => clients[role].create({_type}, {dryRun: true})
  const outcomes = await Promise.allSettled([...content, ...settings].map(create))
  const statuses = outcomes.map((outcome) =>
    outcome.status === 'fulfilled' ? 200 : (outcome.reason as {statusCode: number}).statusCode,
  )
  const expected = [...content, ...settings].map((type) => (writable.includes(type) ? 200 : 403))
  expect(statuses).toEqual(expected)
})

test('a contributor drafts content but no settings, publishes nothing, and asks by a task', async ({
  clients: {contributor, administrator},
}) => {
  const draft = (_type: string) => contributor.create({_id: `drafts.a-${_type}`, _type})
  await Promise.all(content.map(draft))
  for (const type of settings) await expect(draft(type)).rejects.toMatchObject({statusCode: 403})
  const publish = contributor.action({
    actionType: 'sanity.action.document.publish',
    draftId: 'drafts.a-page',
    publishedId: 'a-page',
  })
  await expect(publish).rejects.toMatchObject({statusCode: 403})
  expect(await administrator.getDocument('a-page')).toBeUndefined()
  const request = {title: 'Review', note: 'The prices', authorId: 'a', assignedTo: 'b'}
  const asked = reviewTask(contributor, {
    ...request,
    draft: (await contributor.getDocument('drafts.a-page')) as SanityDocument,
  })
  const {_id} = await contributor.create(asked)
  expect(await administrator.getDocument(_id)).toMatchObject({
    status: 'open',
    assignedTo: 'b',
    subscribers: ['a', 'b'],
    target: {
      documentType: 'page',
      document: {_ref: 'a-page', _dataset: contributor.config().dataset},
    },
  })
  expect(await openTasks(administrator, 'drafts.a-page')).toEqual([
    {kind: 'task', about: 'Review', path: null},
  ])
})
