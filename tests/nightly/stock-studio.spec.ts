import type {Browser, Page} from '@playwright/test'
import sharp from 'sharp'

import {expect, test} from '../e2e/site.ts'
import {chooseFromMenu, publishOpenDocument} from '../e2e/studio/studio.ts'
import {deadline} from '../machine-speed.ts'
import {freePort} from '../processes/ports.ts'
import {until} from '../processes/run.ts'
import {makeStockStudio, type StockStudio} from '../stock-studio/stock-studio.ts'

// Two people who sign in once, to a Studio that takes a minute to build.
test.describe.configure({mode: 'serial'})

/** Where a Studio looks for its font, its newest release and its dashboard. */
const sanityHosts = /^(outside|net::ERR_\w+) https:\/\/([\w-]+\.)*(sanity\.io|sanity-cdn\.com)\//

let studio: StockStudio
let address = ''
let administrator: Page
let editor: Page

const title = (page: Page) => page.getByTestId('field-title').getByRole('textbox')

async function signIn(browser: Browser, role: string): Promise<Page> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: {width: 1600, height: 1000},
  })
  // Nothing leaves the machine.
  await context.route(/sanity\.io|sanity-cdn\.com/, (route) => route.abort())
  const page = await context.newPage()
  await page.goto(address)
  await page.getByRole('link', {name: 'This machine'}).click()
  await page.getByLabel('Token').fill(studio.lake.options.tokens[role] ?? '')
  await page.getByRole('button', {name: 'Sign in'}).click()
  await expect(page.getByRole('link', {name: /^Structure$/})).toBeVisible()
  await page.goto(`${address}/intent/edit/id=first;type=post/`)
  await expect(title(page)).toBeEditable()
  return page
}

test.beforeAll(async ({browser}) => {
  test.setTimeout(deadline(600_000))
  studio = await makeStockStudio()
  await studio.sanity('build', '--yes')
  const port = await freePort()
  address = `http://localhost:${port}`
  const server = studio.start('preview', '--port', String(port))
  await until(() => server.output().includes('running at'), server.output)
  administrator = await signIn(browser, 'administrator')
  editor = await signIn(browser, 'editor')
})

test.beforeEach(({complaints}) => complaints.allow(sanityHosts))

test.afterAll(async () => {
  for (const page of [administrator, editor]) await page?.context().close()
  await studio?.remove()
})

test('two people edit one document, each sees the other’s edits, and fields stay editable', async () => {
  await title(administrator).fill('A title')
  await expect(title(editor)).toHaveValue('A title')
  await expect(title(editor)).toBeEditable()
  await title(editor).fill('A title of two')
  await expect(title(administrator)).toHaveValue('A title of two')
  await expect(title(administrator)).toBeEditable()
})

test('an image is uploaded and shown', async () => {
  const picture = await sharp({create: {width: 90, height: 60, channels: 3, background: 'red'}})
    .png()
    .toBuffer()
  await administrator
    .locator('input[type=file]')
    .setInputFiles({name: 'red.png', mimeType: 'image/png', buffer: picture})
  const preview = editor.locator(`img[src^="${studio.lake.url}/images/"]`).first()
  await expect
    .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test('what was published is found in the history and restored', async () => {
  const page = administrator
  await publishOpenDocument(page)
  const published = ['documents', 'query', '*[_id == "first"][0].title']
  expect(await studio.sanity(...published)).toContain('A title of two')
  await title(page).fill('Changed since')
  await expect(title(editor)).toHaveValue('Changed since')

  await chooseFromMenu(page.getByTestId('pane-context-menu-button').last(), 'History')
  const events = page.getByTestId('timeline-item-button')
  await events.filter({hasText: 'Published'}).click()
  await expect(title(page)).toHaveValue('A title of two')
  await page.getByRole('button', {name: 'Revert to revision'}).click()
  await page.getByTestId('confirm-popover-confirm-button').click()
  await expect(title(editor)).toHaveValue('A title of two')
})

test('Vision asks a query', async () => {
  await editor.getByRole('link', {name: 'Vision', exact: true}).click()
  await editor
    .getByTestId('vision-query-editor')
    .locator('[contenteditable]')
    .fill('*[_id == "first"]{title}')
  await editor.getByRole('button', {name: 'Fetch'}).click()
  await expect(editor.getByTestId('vision-result')).toContainText('A title of two')
})

test('its schema is deployed, and its documents validated', async () => {
  test.setTimeout(deadline(300_000))
  expect(await studio.sanity('schemas', 'deploy')).toContain('Deployed 1/1 schemas')
  expect(await studio.sanity('schemas', 'list')).toContain('_.schemas.default')
  expect(await studio.sanity('documents', 'validate', '--yes')).toContain('0 errors')
})
