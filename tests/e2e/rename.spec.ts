import type {APIRequestContext, Page} from '@playwright/test'

import {contentLake, expect, stack, test} from './site.ts'
import {clickPublish, documentPlace, openStudio} from './studio/studio.ts'

/** Unique to this run, so that concurrent runs do not share a page. */
const run = crypto.randomUUID().slice(0, 8)
const oldName = `old-name-${run}`
const newName = `new-name-${run}`
const olderName = `older-name-${run}`

const renamed = {
  _id: `page-renamed-${run}`,
  _type: 'page',
  language: 'en',
  title: 'A page that is renamed',
  path: oldName,
  seo: {_type: 'seo', title: 'A page that is renamed', description: 'A page that a test made.'},
  sections: [{_key: 'hero', _type: 'hero', title: 'A page that is renamed'}],
}

const ours = '*[_id in [$id, "drafts." + $id] || (_type == "redirect" && from in $paths)]'
const paths = [`/${oldName}`, `/${newName}`, `/${olderName}`]

/** Returns the status of an address and its redirect target. */
async function answerAt(request: APIRequestContext, path: string) {
  const response = await request.get(path, {maxRedirects: 0})
  const location = response.headers()['location']
  return [response.status(), location && new URL(location, stack.siteUrl).pathname]
}

/** Publishes the open page at another path, once the Studio has warned of the consequences for visitors. */
async function rename(page: Page, path: string, consequences: string[]): Promise<void> {
  await page.getByTestId('field-path').getByRole('textbox').fill(path)
  await clickPublish(page, page.getByTestId('publish-confirm'))
  for (const text of consequences) await expect(page.getByText(text)).toBeVisible()
  await page.getByTestId('publish-confirm').click()
  await expect.poll(() => contentLake.fetch('*[_id == $id][0].path', {id: renamed._id})).toBe(path)
  await expect(page.getByTestId('action-publish')).toBeDisabled()
}

test.beforeAll(async () => {
  await contentLake
    .transaction()
    .createOrReplace(renamed)
    .create({
      _id: `redirect-older-name-${run}`,
      _type: 'redirect',
      from: `/${olderName}`,
      to: `/${oldName}`,
    })
    .commit()
})

test.afterAll(async () => {
  await contentLake.delete({query: ours, params: {id: renamed._id, paths}})
})

test('visitors of a page’s old address are sent to its new one, without a deploy', async ({
  page,
  request,
}) => {
  await openStudio(page, 'editor', documentPlace(renamed._id, 'page'))
  await expect.poll(() => answerAt(request, `/${oldName}`)).toEqual([200, undefined])

  await rename(page, newName, [
    `Visitors to /${oldName} will be redirected to /${newName}.`,
    `Visitors to /${olderName} will be redirected to /${newName}.`,
  ])
  await expect.poll(() => answerAt(request, `/${oldName}`)).toEqual([308, `/${newName}`])
  await expect.poll(() => answerAt(request, `/${olderName}`)).toEqual([308, `/${newName}`])
  expect(await answerAt(request, `/${newName}`)).toEqual([200, undefined])
  const visitor = await page.context().newPage()
  await visitor.goto(`/${oldName}`)
  expect(new URL(visitor.url()).pathname).toBe(`/${newName}`)

  await rename(page, oldName, [
    `/${oldName} will stop redirecting: visitors will find this page there.`,
  ])
  await expect.poll(() => answerAt(request, `/${newName}`)).toEqual([308, `/${oldName}`])
  await expect.poll(() => answerAt(request, `/${olderName}`)).toEqual([308, `/${oldName}`])
  await visitor.goto(`/${oldName}`)
  expect(new URL(visitor.url()).pathname, 'a browser that was sent on before').toBe(`/${oldName}`)
})

test('a release published through the API creates redirects, and its revert leaves no loop', async ({
  request,
}) => {
  const id = `page-released-${run}`
  const from = `/released-${run}`
  const to = `/released-elsewhere-${run}`
  await contentLake.create({...renamed, _id: id, path: from.slice(1)})
  /** Changes the page's path in a release of its own. */
  const release = async (path: string) => {
    const releaseId = `r${crypto.randomUUID().slice(0, 8)}`
    await contentLake.releases.create({releaseId})
    await contentLake.createVersion({publishedId: id, baseId: id, releaseId})
    await contentLake
      .patch(`versions.${releaseId}.${id}`)
      .set({path: path.slice(1)})
      .commit()
    await contentLake.releases.publish({releaseId})
  }
  await expect.poll(() => answerAt(request, from)).toEqual([200, undefined])
  await release(to)
  await expect.poll(() => answerAt(request, from)).toEqual([308, to])
  expect(await answerAt(request, to)).toEqual([200, undefined])
  await release(from)
  await expect.poll(() => answerAt(request, to)).toEqual([308, from])
  await expect.poll(() => answerAt(request, from)).toEqual([200, undefined])
  await contentLake.delete({query: ours, params: {id, paths: [from, to]}})
  for (const gone of [from, to]) {
    await expect.poll(() => answerAt(request, gone)).toEqual([404, undefined])
  }
})
