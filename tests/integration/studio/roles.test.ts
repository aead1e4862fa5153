import type {SanityDocument} from 'sanity'
import {expect} from 'vitest'

import {openTasks} from '../../../studio/actions/checks/read-issues'
import {handOver, readTasksOf, reviewTask} from '../../../studio/actions/review-request/task'
import {readTransactions} from '../../../studio/client/history'
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
  const people = {authorId: 'a', assignedTo: 'b'}
  const request = {title: 'Review', note: 'The prices', url: 'https://example.com', ...people}
  const asked = reviewTask(contributor, {
    ...request,
    draft: (await contributor.getDocument('drafts.a-page')) as SanityDocument,
  })
  const {dataset = ''} = contributor.config()
  await administrator.request({url: `/comments/${dataset}/setup`, method: 'POST'})
  const tasks = administrator.withConfig({dataset: `${dataset}-comments`})
  const {_id} = await contributor.withConfig({dataset: `${dataset}-comments`}).create(asked)
  expect(await tasks.getDocument(_id)).toMatchObject({
    status: 'open',
    assignedTo: 'b',
    subscribers: ['a', 'b'],
    target: {
      documentType: 'page',
      document: {_ref: 'a-page', _dataset: dataset},
    },
  })
  expect(await openTasks(tasks, 'drafts.a-page')).toEqual([
    {kind: 'task', about: 'Review', path: null},
  ])
})

test('a reviewer sends a task back to whoever asked', async ({clients: {editor}}) => {
  const people = {authorId: 'asker', assignedTo: 'reviewer'}
  const request = {title: 'Review', note: 'The prices', url: 'https://example.com', ...people}
  const draft = {_id: 'drafts.a-page', _type: 'page'} as SanityDocument
  await editor.create(reviewTask(editor, {...request, draft}))
  const [task] = await readTasksOf(editor, 'drafts.a-page', 'reviewer')
  if (!task) throw new Error('The reviewer has no task.')
  expect(task.authorId).toBe('asker')
  await handOver(editor, task, {note: 'One is wrong', assignedTo: task.authorId})
  expect(await readTasksOf(editor, 'a-page', 'reviewer')).toEqual([])
  expect(await readTasksOf(editor, 'a-page', 'asker')).toEqual([task])
  const {description} = (await editor.getDocument(task._id)) as SanityDocument
  expect(description).toMatchObject(
    ['The prices', 'One is wrong'].map((text) => ({children: [{text}]})),
  )
})

test('the history tells who made the last change of a draft', async ({clients}) => {
  const {administrator, editor} = clients
  const lastAuthor = async () =>
    (await readTransactions(editor, ['drafts.a-page'], {limit: '1'})).map(({author}) => author)
  await administrator.create({_id: 'drafts.a-page', _type: 'page'})
  const [first] = await lastAuthor()
  await editor.patch('drafts.a-page').set({title: 'Changed'}).commit()
  expect(await lastAuthor()).not.toEqual([first])
  await administrator.patch('drafts.a-page').set({title: 'Again'}).commit()
  expect(await lastAuthor()).toEqual([first])
})
