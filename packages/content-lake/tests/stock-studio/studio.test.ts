import {once} from 'node:events'
import {createServer, type AddressInfo} from 'node:net'

import {type Browser, chromium, expect as base, type Locator, type Page} from '@playwright/test'
import sharp from 'sharp'
import {afterAll, afterEach, beforeAll, test, vi} from 'vitest'

import {deadline} from '../machine-speed.ts'
import {makeStockStudio, type StockStudio} from './stock-studio.ts'

const expect = base.configure({timeout: deadline(30_000)})

/** Where a Studio looks for its font, its newest release and its dashboard. */
const sanityHosts = /^https:\/\/([\w-]+\.)*(sanity\.io|sanity-cdn\.com)\//

let studio: StockStudio
let browser: Browser
let address = ''
let administrator: Page
let editor: Page
/** Requests that failed or left the machine, and errors of scripts. */
const pageErrors: string[] = []

const title = (page: Page) => page.getByTestId('field-title').getByRole('textbox')

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const {port} = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

function watch(page: Page): void {
  page.on('pageerror', (error) => pageErrors.push(String(error)))
  page.on('response', (response) => {
    if (response.status() >= 400) pageErrors.push(`${response.status()} ${response.url()}`)
  })
  page.on('request', (request) => {
    const {protocol, hostname} = new URL(request.url())
    const isLocal = !protocol.startsWith('http') || /(^|\.)localhost$/.test(hostname)
    if (!isLocal && !sanityHosts.test(request.url())) pageErrors.push(request.url())
  })
}

/** Signs in to the Studio and opens the document, which is created by opening it. */
async function signIn(role: string): Promise<Page> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    reducedMotion: 'reduce',
    viewport: {width: 1600, height: 1000},
  })
  // Nothing leaves the machine.
  await context.route(sanityHosts, (route) => route.abort())
  const page = await context.newPage()
  watch(page)
  await page.goto(address)
  await page.getByRole('link', {name: 'This machine'}).click()
  await page.getByLabel('Token').fill(studio.lake.options.tokens[role] ?? '')
  await page.getByRole('button', {name: 'Sign in'}).click()
  await expect(page.getByRole('link', {name: /^Structure$/})).toBeVisible()
  await page.goto(`${address}/intent/edit/id=first;type=post/`)
  await expect(title(page)).toBeEditable()
  return page
}

/** Retries, because a pane closes its menus when it renders anew. */
async function chooseFromMenu(button: Locator, name: string): Promise<void> {
  await expect(async () => {
    await button.click({timeout: 5000})
    await button.page().getByRole('menuitem', {name}).click({timeout: 5000})
  }).toPass({timeout: deadline(60_000)})
}

/** Retries, because the button is disabled during validation. */
async function publish(page: Page): Promise<void> {
  const published = page.getByTestId('pane-footer-document-status').getByText(/published/i)
  await expect(async () => {
    if (!(await published.isVisible())) {
      await page.getByTestId('action-publish').click({timeout: 2000})
    }
    await expect(published).toBeVisible({timeout: 5000})
  }).toPass({timeout: deadline(60_000)})
}

beforeAll(async () => {
  studio = await makeStockStudio()
  await studio.sanity('build', '--yes')
  const port = await freePort()
  address = `http://localhost:${port}`
  const server = studio.start('preview', '--port', String(port))
  await vi.waitUntil(() => server.output().includes('running at'), {timeout: deadline(60_000)})
  const asRoot = process.getuid?.() === 0
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'],
    args: ['--disable-background-networking', ...(asRoot ? ['--no-sandbox'] : [])],
  })
  administrator = await signIn('administrator')
  editor = await signIn('editor')
})

afterEach(() => {
  if (pageErrors.length > 0) throw new Error(pageErrors.splice(0).join('\n'))
})

afterAll(async () => {
  await browser?.close()
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
  await publish(page)
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
  expect(await studio.sanity('schemas', 'deploy')).toContain('Deployed 1/1 schemas')
  expect(await studio.sanity('schemas', 'list')).toContain('_.schemas.default')
  expect(await studio.sanity('documents', 'validate', '--yes')).toContain('0 errors')
})
