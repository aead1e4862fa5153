import {createPreviewSecret} from '@sanity/preview-url-secret/create-secret'

import {vitalsEndpoint} from '../../lib/server/logging/report-vitals.ts'
import {pageResultsEndpoint} from '../../lib/urls/endpoints.ts'
import {contentLake, expect, stack, test} from './site.ts'
import {deleteRows, insertRows} from './waitlist-rows.ts'

const tag = `week${Date.now()}`
const page = `/${tag}`

test('people of the Studio read what a page brings by week, views and requests, and others nothing', async ({
  request,
}) => {
  const address = `${pageResultsEndpoint}?page=${encodeURIComponent(page)}`
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
    weeks: [{page, week, views: 0, entries: 1}],
  })

  const viewed = '/fr/app'
  const results = async () => {
    const response = await request.get(pageResultsEndpoint, {headers})
    return (await response.json()) as {weeks: {page: string; views: number}[]}
  }
  const views = async (of: string) =>
    (await results()).weeks
      .filter((counted) => counted.page === of)
      .reduce((sum, counted) => sum + counted.views, 0)
  const before = await views(viewed)
  // Nobody counts views of a page that does not exist.
  for (const path of [page, viewed])
    expect((await request.post(vitalsEndpoint, {data: {path, ttfb: 1}})).status()).toBe(204)
  await expect.poll(() => views(viewed)).toBeGreaterThan(before)
  expect(await views(page)).toBe(0)
  await deleteRows(`${tag}.example`)
})
