import {setTimeout as delay} from 'node:timers/promises'

import {type Browser, chromium, type Locator, type Page} from '@playwright/test'
import type {SanityClient} from '@sanity/client'

import {readCredentials} from '../../local/credentials.ts'
import {contentClient} from '../../local/starter/seed.ts'
import {findBrowser} from '../../local/testing/programs.ts'
import {startStack} from '../processes/starter.ts'
import {percentile, printTable} from './measure.ts'

/* How long does an editor wait? For the Studio, for a document, for the preview of a keystroke, and from Publish until
   visitors get the new page. */

/** A page in the menu, so that each publish makes all pages stale. */
const about = {id: 'page-about-en', path: '/about', heading: 'sections[_key=="header"].title'}

interface Bench {
  browser: Browser
  page: Page
  client: SanityClient
  siteUrl: string
  token: string
}

/** Polls until a condition holds; a measurement is at most the interval too long. Throws after a minute. */
async function until(holds: () => Promise<boolean>, since = performance.now()): Promise<number> {
  while (!(await holds())) {
    if (performance.now() - since > 60_000) throw new Error('Nothing changed within a minute.')
    await delay(10)
  }
  return performance.now() - since
}

async function repeat(times: number, call: (index: number) => Promise<number>): Promise<number[]> {
  const measured: number[] = []
  for (let index = 0; index < times; index += 1) measured.push(await call(index))
  return measured
}

/** Clicks, and returns when the page received the event; Playwright's own overhead is not counted. */
async function clickOn(page: Page, button: Locator): Promise<number> {
  const heard = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener('click', () => resolve(Date.now()), {capture: true, once: true})
      }),
  )
  await button.click()
  return heard
}

const studio = ({siteUrl, token}: Bench, path: string) => `${siteUrl}/studio${path}#token=${token}`

/** From navigation to the document lists, each time with an empty browser cache. */
const openCold = (bench: Bench) =>
  repeat(10, async () => {
    const page = await bench.browser.newPage()
    const began = performance.now()
    await page.goto(studio(bench, '/structure'))
    await page.getByRole('link', {name: 'Pages', exact: true}).waitFor()
    const time = performance.now() - began
    await page.close()
    return time
  })

/** From the click on a page in its list until its form is editable. */
async function openDocuments(bench: Bench): Promise<number[]> {
  const {page, client} = bench
  const documents = await client.fetch<{_id: string; title: string}[]>(
    '*[_type == "page" && language == "en" && !(_id in path("drafts.**"))]{_id, title}',
  )
  await page.goto(studio(bench, '/structure/page;page-en'))
  const title = page.getByTestId('field-title').first().getByRole('textbox')
  return repeat(documents.length, async (index) => {
    const document = documents[index]!
    const link = page.locator(`a[href$="page-en;${document._id}"]`)
    await link.scrollIntoViewIfNeeded()
    const clicked = await clickOn(page, link)
    await until(
      async () => (await title.isEditable()) && (await title.inputValue()) === document.title,
    )
    return Date.now() - clicked
  })
}

async function typeLetters(bench: Bench): Promise<number[]> {
  const {page} = bench
  const preview = encodeURIComponent(about.path)
  await page.goto(studio(bench, `/presentation?preview=${preview}`))
  const shown = page.frameLocator('iframe').locator('h1')
  const field = page.getByTestId(`field-${about.heading}`).getByRole('textbox')
  await until(async () => {
    await shown.click({timeout: 5000}).catch(() => undefined)
    return field.isVisible()
  })
  let text = 'Typed: '
  const shows = async () => (await shown.textContent())?.includes(text) ?? false
  await field.fill(text)
  await until(shows)
  return repeat(50, async (index) => {
    const letter = 'abcdefghij'.charAt(index % 10)
    text += letter
    // Vary the phase: people do not wait for the preview, and type at any moment.
    await delay((index * 137) % 1000)
    const began = performance.now()
    await field.press(letter)
    return until(shows, began)
  })
}

/** From the click on Publish to the first response with the new heading. */
async function publish(bench: Bench): Promise<number[]> {
  const {client, page, siteUrl} = bench
  const address = new URL(about.path, siteUrl)
  const published = await client.getDocument(about.id)
  if (!published) throw new Error(`${about.id} is no longer in the seed.`)
  await page.goto(studio(bench, `/intent/edit/id=${about.id};type=page/`))
  return repeat(50, async (index) => {
    const text = `This heading was published, with the number ${index}.`
    const draft = {...published, _id: `drafts.${about.id}`}
    await client
      .transaction()
      .createIfNotExists(draft)
      .patch(draft._id, (patch) => patch.set({[about.heading]: text}))
      .commit()
    const button = page.getByTestId('action-publish')
    await until(() => button.isEnabled())
    // Nobody publishes twice within a second.
    await delay(1000)
    const clicked = await clickOn(page, button)
    // Uncompressed, so that frequent polling does not slow down rendering.
    const headers = {'accept-encoding': 'identity'}
    await until(async () => (await (await fetch(address, {headers})).text()).includes(text))
    return Date.now() - clicked
  })
}

const stack = await startStack()
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  const {contentLake} = readCredentials(stack.dataDir)
  const page = await browser.newPage({viewport: {width: 1600, height: 1000}})
  const bench: Bench = {
    browser,
    page,
    client: contentClient(contentLake),
    siteUrl: stack.siteUrl,
    token: contentLake.tokens.administrator,
  }
  const rows: [string, number[]][] = [
    ['a Studio that was never opened', await openCold(bench)],
    ['a document in an open Studio', await openDocuments(bench)],
    ['keystroke to preview', await typeLetters(bench)],
    ['Publish to page', await publish(bench)],
  ]
  printTable(
    ['milliseconds', 'p50', 'p95'],
    rows.map(([name, times]) =>
      [name].concat([0.5, 0.95].map((share) => percentile(times, share).toFixed(0))),
    ),
  )
} finally {
  await browser.close()
  await stack.stop()
}
