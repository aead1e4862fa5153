import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {deadline} from '../machine-speed.ts'
import {adminContext} from './admin.ts'
import {clockVariables, setClock} from './clock.ts'
import {contentLake} from './services.ts'
import {expect, environment, startRunning, startSite, test as base} from './site.ts'

const day = 86_400_000

interface Clocks {
  /** Shifts the site's clock only. */
  setSite: (offset: number) => Promise<void>
  /** Shifts all clocks together, as on one machine. */
  setAll: (offset: number) => Promise<void>
  /** Restarts the site; its clock stays shifted. */
  restart: () => Promise<void>
}

/** The site and its services, with clocks that a test can shift. */
const test = base.extend<{clocks: Clocks}>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
  clocks: async ({}, use, {errors}) => {
    const file = join(tmpdir(), `site-clock-${process.pid}`)
    const running = await startRunning(clockVariables(file))
    const setSite = (offset: number) => setClock(file, offset)
    const setAll = async (offset: number) => {
      await Promise.all([setSite(offset), setClock(environment.clock, offset)])
    }
    let {site} = running
    const restart = async () => {
      await site.end()
      site = await startSite(clockVariables(file))
    }
    await use({setSite, setAll, restart})
    await site.end('SIGKILL')
    await running.stop()
    await setAll(0)
    if (errors.length > 0) console.log(site.readLog())
  },
})

/** The page that a test publishes and deletes. */
const page = {
  _id: 'clock-page',
  _type: 'page',
  language: 'en',
  title: 'A page of a moment',
  path: 'moment',
  seo: {title: 'A page of a moment', description: 'It was made while a clock was wrong.'},
  sections: [],
}

const jumps = [
  ['a day ahead', day],
  ['a day behind', -day],
] as const

for (const [name, offset] of jumps) {
  test(`while the site's clock is ${name}, pages are published and deleted, and admins get a page`, async ({
    request,
    clocks,
  }) => {
    const status = async (path: string) => (await request.get(path)).status()
    for (const path of ['/', '/fr', '/blog']) expect(await status(path)).toBe(200)
    expect(await status('/moment')).toBe(404)
    const browser = await adminContext()
    await clocks.setSite(offset)
    try {
      for (const path of ['/', '/fr', '/blog']) expect(await status(path)).toBe(200)
      await contentLake.createOrReplace(page)
      // The index of paths expires by itself, so this works without a webhook, and with one whose date is a day off.
      await expect.poll(() => status('/moment')).toBe(200)
      // The session may seem to have expired: the sign-in page says so without redirecting.
      const answer = await browser.get('/admin/dashboard')
      expect(answer.status()).toBe(200)
      expect(await answer.text()).toMatch(/Your session ended|Waitlist/)
      await clocks.setSite(0)
      expect(await status('/moment')).toBe(200)
    } finally {
      await contentLake.delete(page._id)
    }
    await expect.poll(() => status('/moment')).toBe(404)
    expect((await browser.get('/admin/dashboard', {maxRedirects: 0})).status()).toBe(200)
    await browser.dispose()
  })

  test(`while all clocks are ${name}, changes are shown, and sessions last as long as they say`, async ({
    request,
    clocks,
  }) => {
    const read = async () => (await request.get('/moment')).text()
    const change = (description: string) =>
      contentLake.patch(page._id, {set: {'seo.description': description}}).commit()
    const browser = await adminContext()
    const status = async (admin = browser) =>
      (await admin.get('/admin/dashboard', {maxRedirects: 0})).status()
    expect(await status()).toBe(200)
    await contentLake.createOrReplace(page)
    try {
      await expect.poll(read).toContain(page.seo.description)
      await clocks.setAll(offset)
      // A session lasts twelve hours.
      expect(await status()).toBe(offset > 0 ? 307 : 200)
      await change('While the clocks are wrong')
      // Next.js ignores invalidations older than the results in memory.
      if (offset < 0) await clocks.restart()
      await expect.poll(read).toContain('While the clocks are wrong')
      await clocks.setAll(0)
      await change('When they are right again')
      await expect.poll(read).toContain('When they are right again')
      const again = await adminContext()
      expect(await status(again)).toBe(200)
      await again.dispose()
    } finally {
      await clocks.setAll(0)
      await contentLake.delete(page._id)
    }
    await browser.dispose()
  })
}

/** Schedules a release with one new page, to be published after a delay in milliseconds. */
async function schedule(releaseId: string, inMilliseconds: number): Promise<void> {
  await contentLake.releases.create({releaseId, metadata: {title: 'On time'}})
  const publishedId = page._id
  const document = {...page, _id: `versions.${releaseId}.${publishedId}`}
  await contentLake.createVersion({publishedId, releaseId, document})
  const publishAt = new Date(Date.now() + inMilliseconds).toISOString()
  await contentLake.releases.schedule({releaseId, publishAt})
}

test('a release is published when it is due, even if the clocks jump', async ({
  request,
  clocks,
}) => {
  const status = async () => (await request.get('/moment')).status()
  const releaseId = `r${process.pid}`
  const stateOf = async () => (await contentLake.releases.get({releaseId}))?.state
  await schedule(releaseId, day / 2)
  try {
    await clocks.setAll(-day)
    expect(await status()).toBe(404)
    expect(await stateOf()).toBe('scheduled')
    await clocks.setAll(day)
    // Timers ignore clock changes, so the Content Lake checks the clock every minute.
    await expect.poll(stateOf, {timeout: deadline(90_000)}).toBe('published')
    await expect.poll(status).toBe(200)
    await clocks.setAll(0)
    expect(await status()).toBe(200)
    expect(await stateOf()).toBe('published')
  } finally {
    await clocks.setAll(0)
    await contentLake.delete(page._id)
  }
  await expect.poll(status).toBe(404)
})
