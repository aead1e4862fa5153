import type {APIRequestContext} from '@playwright/test'

import {contentLake, expect, stack, test} from './site.ts'

/** Unique to this run, so that concurrent runs do not share a page. */
const run = crypto.randomUUID().slice(0, 8)
const id = `page-released-${run}`
const [older, from, to] = ['older', 'released', 'released-elsewhere'].map(
  (name) => `/${name}-${run}`,
) as [string, string, string]

const title = 'A page that is renamed'
const renamed = {
  _id: id,
  _type: 'page',
  language: 'en',
  title,
  path: from.slice(1),
  seo: {_type: 'seo', title, description: 'A page that a test made.'},
  sections: [{_key: 'hero', _type: 'hero', title}],
}

async function remove(): Promise<void> {
  const ours = '*[_id in [$id, "drafts." + $id] || (_type == "redirect" && from in $paths)]'
  await contentLake.delete({query: ours, params: {id, paths: [older, from, to]}})
}

/** Returns the status of an address and its redirect target. */
async function answerAt(request: APIRequestContext, path: string) {
  const response = await request.get(path, {maxRedirects: 0})
  const location = response.headers()['location']
  return [response.status(), location && new URL(location, stack.siteUrl).pathname]
}

/** Publishes the page at another path in a release of its own. */
async function release(path: string): Promise<void> {
  const releaseId = `r${crypto.randomUUID().slice(0, 8)}`
  await contentLake.releases.create({releaseId})
  await contentLake.createVersion({publishedId: id, baseId: id, releaseId})
  await contentLake
    .patch(`versions.${releaseId}.${id}`)
    .set({path: path.slice(1)})
    .commit()
  await contentLake.releases.publish({releaseId})
}

test.afterAll(remove)

test("a page's old paths redirect to the new one, and back after a revert", async ({
  page,
  request,
}) => {
  await contentLake
    .transaction()
    .create(renamed)
    .create({_id: `redirect-older-${run}`, _type: 'redirect', from: older, to: from})
    .commit()
  await expect.poll(() => answerAt(request, from)).toEqual([200, undefined])

  await release(to)
  await expect.poll(() => answerAt(request, from)).toEqual([308, to])
  await expect.poll(() => answerAt(request, older)).toEqual([308, to])
  expect(await answerAt(request, to)).toEqual([200, undefined])
  await page.goto(from)
  expect(new URL(page.url()).pathname).toBe(to)

  await release(from)
  await expect.poll(() => answerAt(request, to)).toEqual([308, from])
  await expect.poll(() => answerAt(request, older)).toEqual([308, from])
  await expect.poll(() => answerAt(request, from)).toEqual([200, undefined])
  await page.goto(from)
  expect(new URL(page.url()).pathname, 'a browser that was sent on before').toBe(from)

  await remove()
  for (const gone of [from, to]) {
    await expect.poll(() => answerAt(request, gone)).toEqual([404, undefined])
  }
})
