import {createPreviewSecret} from '@sanity/preview-url-secret/create-secret'

import {pageEntriesEndpoint} from '../../lib/routing/endpoints.ts'
import {contentLake, expect, stack, test} from './site.ts'
import {deleteRows, insertRows} from './waitlist-rows.ts'

const tag = `week${Date.now()}`
const page = `/${tag}`

test('people of the Studio get the number of requests from a page by week, and others nothing', async ({
  request,
}) => {
  const address = `${pageEntriesEndpoint}?page=${encodeURIComponent(page)}`
  const entry = (name: string, more = {}) => ({
    name,
    email: `${name}@${tag}.example`,
    page,
    ...more,
  })
  await insertRows([entry('ann', {message: 'Call me'}), entry('zoe', {suspected: true})])

  for (const authorization of ['', `Bearer ${'x'.repeat(32)}`]) {
    const refusal = await request.get(address, {headers: {authorization}})
    expect(refusal.status()).toBe(401)
    expect(refusal.headers()['cache-control']).toContain('no-store')
    expect(await refusal.text()).not.toContain(tag)
  }
  const {secret} = await createPreviewSecret(contentLake, 'test', stack.siteUrl)
  const headers = {authorization: `Bearer ${secret}`}
  const week = expect.stringMatching(/^20\d\d-\d\d-\d\d$/)
  expect(await (await request.get(address, {headers})).json()).toEqual({
    weeks: [{page, week, entries: 1}],
  })
  expect(await (await request.get(pageEntriesEndpoint, {headers})).json()).toEqual({weeks: []})
  await deleteRows(`${tag}.example`)
})
