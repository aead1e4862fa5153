import {expect} from 'vitest'

import {lakeTest, type Role} from '../lake.ts'

const test = lakeTest()

const content = ['page', 'article', 'faq', 'figure', 'redirect', 'translation.metadata']
const settings = ['siteSettings', 'roiSettings']

test.for<[Role, string[]]>([
  ['administrator', [...content, ...settings]],
  ['editor', content],
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
