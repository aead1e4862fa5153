import {setTimeout as delay} from 'node:timers/promises'

import {chromium, type FrameLocator, type Locator, type Page} from '@playwright/test'

import {findBrowser} from '../../local/testing/programs.ts'
import {contentLakeClient, readCredentials} from '../processes/credentials.ts'
import {startStack, type Stack} from '../processes/stack.ts'
import {type Measurement, percentile, printTable} from './measure.ts'
import {clickOn, repeat, until} from './studio/clicks.ts'
import {openCold, openDocuments, type StudioBench} from './studio/openings.ts'

const publishes = 50
const keystrokes = 50
const words = 25

/** Targets for p95, in milliseconds. */
const targets = {change: 1000, document: 1500, studio: 4000}

/**
 * A page in each language whose heading is published repeatedly, in that language: the Studio warns before publishing a
 * French text in English.
 */
const pages = [
  {
    id: 'page-about-en',
    path: '/about',
    language: 'English',
    published: 'This heading was published, with the number',
  },
  {
    id: 'page-about-fr',
    path: '/fr/a-propos',
    language: 'French',
    published: 'Ce titre a été publié, avec le numéro',
  },
]
const heading = 'sections[_key=="header"].title'

type Place = (typeof pages)[number]

interface Bench extends StudioBench {
  stack: Stack
}

const milliseconds = (value: number) => value.toFixed(0)

const rowOf = (name: string, measurement: Measurement) => [
  name,
  String(measurement.times.length),
  milliseconds(percentile(measurement, 0.5)),
  milliseconds(percentile(measurement, 0.95)),
  milliseconds(Math.max(...measurement.times)),
]

async function writeDraft({client}: Bench, {id}: Place, text: string): Promise<void> {
  const published = await client.getDocument(id)
  if (!published) throw new Error(`${id} is no longer in the seed.`)
  const draft = {...published, _id: `drafts.${id}`}
  await client
    .transaction()
    .createIfNotExists(draft)
    .patch(draft._id, (patch) => patch.set({[heading]: text}))
    .commit()
}

/** Returns the publish button once the Studio shows the draft. */
async function publishButton(page: Page): Promise<Locator> {
  const button = page.getByTestId('action-publish')
  await until(() => button.isEnabled())
  return button
}

/** Requests a page uncompressed, so that frequent polling does not slow down rendering. */
async function readPage(address: URL): Promise<string> {
  return (await fetch(address, {headers: {'accept-encoding': 'identity'}})).text()
}

/** Milliseconds between publishes: nobody publishes twice within a second. */
const pause = 1000

async function benchPublishes(bench: Bench, place: Place): Promise<Measurement> {
  const {page, stack, token} = bench
  await page.goto(`${stack.siteUrl}/studio/intent/edit/id=${place.id};type=page/#token=${token}`)
  const address = new URL(place.path, stack.siteUrl)
  return repeat(publishes, async (index) => {
    const text = `${place.published} ${index}.`
    await writeDraft(bench, place, text)
    const button = await publishButton(page)
    await delay(pause)
    const clicked = await clickOn(page, button)
    await until(async () => (await readPage(address)).includes(text))
    return Date.now() - clicked
  })
}

/** Returns the heading in Presentation's frame, and its field. */
async function openField({page, stack, token}: Bench, {path}: Place) {
  const preview = encodeURIComponent(path)
  await page.goto(`${stack.siteUrl}/studio/presentation?preview=${preview}#token=${token}`)
  const frame: FrameLocator = page.frameLocator('iframe')
  const shown = frame.locator('h1')
  const field = page.getByTestId(`field-${heading}`).getByRole('textbox')
  await until(async () => {
    await shown.click({timeout: 5000}).catch(() => undefined)
    return field.isVisible()
  })
  return {shown, field}
}

async function benchKeystrokes(bench: Bench, place: Place) {
  const {shown, field} = await openField(bench, place)
  const shows = (text: string) => async () => (await shown.textContent())?.includes(text) ?? false
  await field.fill('Typed: ')
  await until(shows('Typed:'))
  let text = 'Typed: '
  const single = await repeat(keystrokes, async (index) => {
    const letter = 'abcdefghij'.charAt(index % 10)
    text += letter
    // Vary the phase: people do not wait for the preview, and type at any moment.
    await delay((index * 137) % 1000)
    const began = performance.now()
    await field.press(letter)
    return until(shows(text), began)
  })
  const typed = await repeat(words, async (index) => {
    const word = `word${index}`
    await field.fill('')
    await field.pressSequentially(word, {delay: 80})
    return until(shows(word))
  })
  return {single, typed}
}

async function run(bench: Bench): Promise<boolean> {
  const rows: [string, Measurement, number][] = [
    ['a Studio that was never opened', await openCold(bench), targets.studio],
    ['a document in an open Studio', await openDocuments(bench), targets.document],
  ]
  for (const place of pages) {
    const {single, typed} = await benchKeystrokes(bench, place)
    rows.push([`keystroke to preview, ${place.language}`, single, targets.change])
    rows.push([`last keystroke of a word to preview, ${place.language}`, typed, targets.change])
  }
  for (const place of pages) {
    const published = await benchPublishes(bench, place)
    rows.push([`Publish to HTML, ${place.language}`, published, targets.change])
  }
  printTable(
    ['milliseconds', 'times', 'p50', 'p95', 'most'],
    rows.map(([name, measurement]) => rowOf(name, measurement)),
  )
  const late = rows.filter(([, times, target]) => percentile(times, 0.95) > target)
  for (const [name, , target] of late) console.error(`${name}: p95 is over ${target} ms`)
  return late.length === 0
}

const stack = await startStack()
const executablePath = await findBrowser()
const browser = await chromium.launch({
  ...(executablePath && {executablePath}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  const {contentLake} = readCredentials(stack.dataDir)
  const token = contentLake.tokens.administrator
  const client = contentLakeClient(contentLake)
  const page = await browser.newPage({viewport: {width: 1600, height: 1000}})
  process.exitCode = (await run({page, client, stack, token, siteUrl: stack.siteUrl})) ? 0 : 1
} finally {
  await browser.close()
  await stack.stop()
}
