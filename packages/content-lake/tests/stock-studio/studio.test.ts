import type {Browser, Locator, Page} from '@playwright/test'
import sharp from 'sharp'
import {afterAll, afterEach, beforeAll, test, vi} from 'vitest'

import {deadline} from '../machine-speed.ts'
import {freePort} from '../project.ts'
import {expect, newPage, openBrowser, publish, signIn, titleInput as title} from '../studio-page.ts'
import {makeStockStudio, type StockStudio} from './stock-studio.ts'

/** Where a Studio looks for its font, its newest release and its dashboard. */
const sanityHosts = /^https:\/\/([\w-]+\.)*(sanity\.io|sanity-cdn\.com)\//

let studio: StockStudio
let browser: Browser
let address = ''
let administrator: Page
let editor: Page
/** Requests that failed or left the machine, and errors of scripts. */
const pageErrors: string[] = []

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

async function openAs(role: string): Promise<Page> {
  const page = await newPage(browser)
  // Nothing leaves the machine.
  await page.context().route(sanityHosts, (route) => route.abort())
  watch(page)
  await signIn(page, address, studio.lake.options.tokens[role])
  return page
}

/** Retries, because a pane closes its menus when it renders anew. */
async function chooseFromMenu(button: Locator, name: string): Promise<void> {
  await expect(async () => {
    await button.click({timeout: 5000})
    await button.page().getByRole('menuitem', {name}).click({timeout: 5000})
  }).toPass({timeout: deadline(60_000)})
}

beforeAll(async () => {
  studio = await makeStockStudio()
  await studio.sanity('build', '--yes')
  const port = await freePort()
  address = `http://localhost:${port}`
  const server = studio.start('preview', '--port', String(port))
  await vi.waitUntil(() => server.output().includes('running at'), {timeout: deadline(60_000)})
  browser = await openBrowser()
  administrator = await openAs('administrator')
  editor = await openAs('editor')
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
