import {beforeAll, describe, expect, test} from 'vitest'

import {DATASET, sharedLake, type TestRequest} from '../../lake.ts'

const lake = sharedLake()
let before: unknown

const hidden = 'Undisclosed'

function everything(): Promise<unknown> {
  return lake.client('administrator').fetch('*|order(_id)', {}, {perspective: 'raw'})
}

beforeAll(async () => {
  const administrator = lake.client('administrator')
  const draft = {_type: 'page', title: `${hidden} draft`, body: [{_key: 'a', text: hidden}]}
  await administrator
    .transaction()
    .create({_id: 'page', _type: 'page', title: `${hidden} once`})
    .create({_id: 'drafts.page', ...draft})
    .create({_id: 'drafts.unpublished', ...draft})
    .create({_id: 'versions.spring.page', ...draft})
    .create({_id: 'private.note', ...draft})
    .create({
      _id: 'leading',
      _type: 'page',
      title: 'Leading',
      to: {_type: 'reference', _ref: 'private.note', _weak: true},
      draft: {_type: 'reference', _ref: 'drafts.page', _weak: true},
    })
    .commit()
  // The previous published version must stay private in the history.
  await administrator.patch('page').set({title: 'Published'}).commit()
  before = await everything()
})

async function told(path: string, init?: TestRequest): Promise<{status: number; body: string}> {
  const response = await lake.request(path, {...init, signal: AbortSignal.timeout(5000)})
  return {status: response.status, body: await response.text()}
}

const queries = [
  '*',
  'count(*[_id in path("drafts.**")])',
  '*[_id == "drafts.page"]',
  '*[_id match "drafts*"]',
  '*[title match "Undisclosed*"]',
  'defined(*[_id == "drafts.unpublished"][0]._id)',
  '*[_id == "leading"]{"to": to->title, "draft": draft->title}',
  '*[_id == "leading"][0].to->{...}',
  '*[references("private.note")]{"title": *[_id == ^.to._ref][0].title}',
  '{"a": *[0...100]{..., "b": *[_type == ^._type].title}}',
  'array::unique(*[].title)',
  '*[sanity::versionOf("page")]',
  '*[_originalId == "drafts.page"]',
  'releases::all()',
]

const perspectives = ['', 'published', 'raw', 'drafts', 'spring', 'spring,drafts']
/** Before the default perspective changed, and since. */
const versions = ['v1', 'v2025-02-19']

describe('without a token, unpublished documents cannot be read', () => {
  test.each(queries)('by the query %s, in any perspective and version', async (query) => {
    const addresses = versions.flatMap((version) =>
      perspectives.map((perspective) => {
        const parameters = new URLSearchParams({
          query,
          returnQuery: 'false',
          ...(perspective && {perspective}),
        })
        return `/${version}/data/query/${DATASET}?${parameters.toString()}`
      }),
    )
    for (const {status, body} of await Promise.all(addresses.map((address) => told(address)))) {
      expect([200, 400, 401, 403]).toContain(status)
      expect(body).not.toContain(hidden)
      expect(body).not.toMatch(/"_id":"(?:drafts|versions|private)\.|"result":(?:[1-9]|true)/)
    }
  })

  test.each([
    ['GET', 'data/doc/production/drafts.page,versions.spring.page,private.note,drafts.unpublished'],
    ['GET', 'data/doc/production/drafts.page?excludeContent=true'],
    ['GET', 'data/export/production'],
    ['GET', 'data/history/production/documents/page?time=2000-01-01T00:00:00Z'],
    ['GET', 'data/history/production/documents/drafts.page'],
    ['GET', 'data/history/production/transactions/page?excludeContent=false'],
    ['GET', 'data/history/production/transactions/drafts.page,private.note'],
    ['GET', 'data/history/production/events/documents/page'],
    ['GET', 'data/history/production/events/releases/spring'],
    ['GET', 'data/query/production?query=*&perspective=raw&token=x'],
    ['POST', 'data/query/production?perspective=raw'],
    ['GET', 'data/query/..%2F..%2Fcredentials.json?query=*'],
    ['GET', 'data/query/production%2F..%2Fother?query=*'],
    ['GET', 'images/local/production/..%2F..%2Fcredentials.json'],
    ['GET', 'files/local/production/..%2F..%2F..%2Fetc%2Fpasswd'],
  ])('%s %s', async (method, path) => {
    const body = method === 'POST' ? {body: JSON.stringify({query: '*'})} : {}
    const headers = {'content-type': 'application/json'}
    const answer = await told(`/v2025-02-19/${path}`, {method, headers, ...body})
    expect(answer.body).not.toContain(hidden)
    expect(answer.body).not.toContain('root:')
    expect(answer.status).toBeLessThan(500)
  })
})

const mutations = [
  {createOrReplace: {_id: 'page', _type: 'page', title: 'x'}},
  {patch: {query: '*', set: {title: 'x'}}},
  {delete: {query: '*'}},
]

describe.each<[string, TestRequest]>([
  ['nobody', {}],
  ['a viewer', {as: 'viewer'}],
])('%s writes nothing', (_, who) => {
  test.each(mutations)('by the mutation %j', async (mutation) => {
    for (const query of ['', '?dryRun=true', '?returnDocuments=true&visibility=async']) {
      const body = JSON.stringify({mutations: [mutation]})
      const answer = await told(`/v2025-02-19/data/mutate/${DATASET}${query}`, {
        ...who,
        method: 'POST',
        body,
      })
      expect([401, 403]).toContain(answer.status)
      expect(answer.body).not.toContain(hidden)
    }
  })

  test.each(['publish', 'unpublish'])('by the action %s', async (kind) => {
    const actionType = `sanity.action.document.${kind}`
    const actions = [{actionType, draftId: 'drafts.page', publishedId: 'page'}]
    const answer = await told(`/v2025-02-19/data/actions/${DATASET}`, {
      ...who,
      method: 'POST',
      body: JSON.stringify({actions}),
    })
    expect([401, 403]).toContain(answer.status)
  })

  test('and everything is as it was', async () => {
    expect(await everything()).toEqual(before)
  })
})
