import type {APIRequestContext, Page} from '@playwright/test'

import {contentLake, expect, stack, test} from './site.ts'

const renamed = {
  _id: 'page-renamed',
  _type: 'page',
  language: 'en',
  title: 'A page that is renamed',
  path: 'old-name',
  seo: {_type: 'seo', title: 'A page that is renamed', description: 'A page that a test made.'},
  sections: [{_key: 'hero', _type: 'hero', title: 'A page that is renamed'}],
}

const ours = '*[_id in [$id, "drafts." + $id] || (_type == "redirect" && from in $paths)]'
const paths = ['/old-name', '/new-name', '/older-name']

/** Status of an address, and where it leads. */
async function answerAt(request: APIRequestContext, path: string) {
  const response = await request.get(path, {maxRedirects: 0})
  const location = response.headers()['location']
  return [response.status(), location && new URL(location, stack.siteUrl).pathname]
}

/** Publishes the open page at another path, once the Studio says what that means for visitors. */
async function rename(page: Page, path: string, consequences: string[]): Promise<void> {
  await page.getByTestId('field-path').getByRole('textbox').fill(path)
  const publish = page.getByTestId('action-publish')
  await expect(publish).toBeEnabled()
  await publish.click()
  for (const text of consequences) await expect(page.getByText(text)).toBeVisible()
  await page.getByTestId('confirm-popover-confirm-button').click()
  await expect.poll(() => contentLake.fetch('*[_id == $id][0].path', {id: renamed._id})).toBe(path)
  await expect(publish).toBeDisabled()
}

test.beforeAll(async () => {
  await contentLake
    .transaction()
    .createOrReplace(renamed)
    .create({_id: 'redirect-older-name', _type: 'redirect', from: '/older-name', to: '/old-name'})
    .commit()
})

test.afterAll(async () => {
  await contentLake.delete({query: ours, params: {id: renamed._id, paths}})
})

test('visitors of a page’s old address are sent to its new one, without a deploy', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  await page.setViewportSize({width: 1600, height: 1000})
  await page.goto(`/studio#token=${stack.credentials.contentLake.tokens.administrator}`)
  await expect(page.getByRole('link', {name: 'Structure'})).toBeVisible()
  await page.goto(`/studio/intent/edit/id=${renamed._id};type=page/`)
  await expect.poll(() => answerAt(request, '/old-name')).toEqual([200, undefined])

  await rename(page, 'new-name', [
    'Visitors of /old-name will be sent to /new-name.',
    'Visitors of /older-name will be sent to /new-name.',
  ])
  await expect.poll(() => answerAt(request, '/old-name')).toEqual([308, '/new-name'])
  await expect.poll(() => answerAt(request, '/older-name')).toEqual([308, '/new-name'])
  expect(await answerAt(request, '/new-name')).toEqual([200, undefined])
  const visitor = await page.context().newPage()
  await visitor.goto('/old-name')
  expect(new URL(visitor.url()).pathname).toBe('/new-name')

  await rename(page, 'old-name', [
    '/old-name will no longer lead elsewhere: this is what visitors find there.',
  ])
  await expect.poll(() => answerAt(request, '/new-name')).toEqual([308, '/old-name'])
  await expect.poll(() => answerAt(request, '/older-name')).toEqual([308, '/old-name'])
  await visitor.goto('/old-name')
  expect(new URL(visitor.url()).pathname, 'a browser that was sent on before').toBe('/old-name')
})
