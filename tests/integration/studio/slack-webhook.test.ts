import {once} from 'node:events'
import {readFileSync} from 'node:fs'
import {createServer, type IncomingMessage} from 'node:http'
import type {AddressInfo} from 'node:net'
import {json} from 'node:stream/consumers'

import type {SanityDocument} from 'sanity'
import {afterAll, beforeAll, beforeEach, expect} from 'vitest'

import {handOver, readTasksOf, reviewTask} from '../../../studio/actions/review-request/task'
import {lakeTest} from '../lake.ts'

/* The webhook of docs/deploy.md. */

const hook = JSON.parse(readFileSync('deploy/slack-webhook.json', 'utf8')) as object

const url = 'https://example.com/studio/intent/edit/id=a-page;type=page'
const draft = {_id: 'drafts.a-page', _type: 'page'} as SanityDocument
const request = {
  title: 'Review “Home”',
  note: 'The prices',
  authorId: 'a',
  assignedTo: 'b',
  url,
  draft,
}

const said: unknown[] = []
const receive = async (incoming: IncomingMessage) => void said.push(await json(incoming))
const slack = createServer((incoming, response) => {
  void receive(incoming).finally(() => response.end('ok'))
})

beforeAll(async () => {
  slack.listen(0, 'localhost')
  await once(slack, 'listening')
})

beforeEach(() => {
  said.length = 0
})

afterAll(() => {
  slack.closeAllConnections()
  slack.close()
})

const test = lakeTest().extend<{tellSlack: undefined}>({
  tellSlack: [
    async ({clients: {administrator}}, use) => {
      const {projectId, dataset} = administrator.config()
      const {port} = slack.address() as AddressInfo
      await administrator.withConfig({useProjectHostname: false}).request({
        url: `/hooks/projects/${projectId}`,
        method: 'POST',
        body: {...hook, dataset, url: `http://localhost:${port}`},
      })
      await use(undefined)
    },
    {auto: true},
  ],
})

const mention = {_key: 'b', _type: 'mention', userId: 'b'}
const span = (text: string) => ({_key: 'a', _type: 'span', text})
const comment = (...children: object[]) => ({
  _type: 'comment',
  message: [{_key: 'a', _type: 'block', children}],
  context: {notification: {documentTitle: 'Home', url}},
})

test('Slack receives a request for review, with its note, and when it is sent back', async ({
  clients: {editor},
}) => {
  await editor.create(reviewTask(editor, {...request, note: '', assignedTo: 'c'}))
  await editor.create(reviewTask(editor, request))
  const [task] = await readTasksOf(editor, draft._id, 'b')
  if (!task) throw new Error('The reviewer has no task.')
  await editor.patch(task._id).set({title: 'Review “Start”'}).commit()
  await handOver(editor, task, {note: 'One is wrong', assignedTo: 'a'})
  await expect
    .poll(() => said)
    .toEqual([
      {text: `A task: Review “Home” ${url}`},
      {text: `A task: Review “Home”. The prices ${url}`},
      {text: `A task: Review “Start”. The prices\n\nOne is wrong ${url}`},
    ])
})

test('Slack receives a task only once the Studio has its title and its person', async ({
  clients: {editor},
}) => {
  const {_id} = await editor.create({_type: 'tasks.task', status: 'open'})
  await editor.patch(_id).set({title: 'Translate', createdByUser: '2026-01-01'}).commit()
  await editor.patch(_id).set({assignedTo: 'b'}).commit()
  await editor.patch(_id).set({status: 'closed'}).commit()
  await editor.create(comment(span('Seen '), mention))
  await expect
    .poll(() => said)
    .toEqual([
      {text: 'A task: Translate'},
      {text: `Somebody is mentioned in a comment on “Home”: Seen  ${url}`},
    ])
})

test('Slack receives a comment that mentions somebody once, and no other', async ({
  clients: {editor},
}) => {
  await editor.create(comment(span('Nobody')))
  const {_id} = await editor.create(comment(span('Is this the name? '), mention))
  await editor.patch(_id).set({status: 'resolved'}).commit()
  await editor.create({...comment(mention), context: undefined})
  await expect
    .poll(() => said)
    .toEqual([
      {text: `Somebody is mentioned in a comment on “Home”: Is this the name?  ${url}`},
      {text: 'Somebody is mentioned in a comment on “a document”: '},
    ])
})
