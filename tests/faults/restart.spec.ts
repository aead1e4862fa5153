import {setTimeout as sleep} from 'node:timers/promises'

import {descendant} from '../processes/descendant.ts'
import {sendForm} from './forms.ts'
import {aboutPath, contentLake, database, descriptionIn, withAboutPage} from './services.ts'
import {expect, environment, startRunning, startSite, test} from './site.ts'

/** Sends entries in sequence until `until` holds; returns the email addresses of those confirmed. */
async function sendEntries(name: string, until: () => boolean): Promise<string[]> {
  const stored: string[] = []
  for (let number = 0; !until(); number += 1) {
    // Each IP address has its own rate limit.
    const headers = {'x-forwarded-for': `198.51.100.${number % 250}`}
    const email = `${name}.${process.pid}.${number}@visitor.example`
    const site = `http://localhost:${environment.port}`
    // The site itself may be down.
    const status = await sendForm(site, {name: 'Ada', email, message: ''}, headers).catch(() => '')
    if (status === 'received') stored.push(email)
    else await sleep(50)
  }
  return stored
}

async function addressesOf(name: string): Promise<string[]> {
  const {data, error} = await database.from('waitlist').select('email').like('email', `${name}.%`)
  if (error) throw new Error(error.message)
  return data.map(({email}) => String(email))
}

test('confirmed entries survive when Supabase is killed, and more can be sent', async ({
  running,
}) => {
  void running
  let done = false
  const sending = sendEntries('killed', () => done)
  const after = async (count: number) =>
    expect
      .poll(async () => (await addressesOf('killed').catch(() => [])).length)
      .toBeGreaterThan(count)
  try {
    for (const count of [5, 10, 15]) {
      await after(count)
      process.kill(descendant(environment.pid, 'supabase/main'), 'SIGKILL')
    }
    await after(20)
  } finally {
    done = true
  }
  const stored = await sending
  expect(stored.length).toBeGreaterThan(10)
  expect(await addressesOf('killed')).toEqual(expect.arrayContaining(stored))
})

test('pending requests are answered during a shutdown, and the site starts again', async () => {
  const first = await startRunning()
  try {
    await first.supabase.setFault({kind: 'slow', by: 1500})
    const email = `ends.${process.pid}@visitor.example`
    first.supabase.countRequests()
    const answered = sendForm(first.site.url, {name: 'Ada', email, message: ''})
    await expect.poll(() => first.supabase.countRequests()).toBeGreaterThan(0)
    await first.site.end('SIGTERM')
    expect(await answered).toBe('received')
  } finally {
    await first.stop()
  }
  const second = await startRunning()
  expect((await fetch(`${second.site.url}/fr/app`)).status).toBe(200)
  await second.stop()
})

/** The progress of a simulated reader. */
interface Reading {
  read: number
  wrong: string[]
}

/** Reads pages in sequence until `until` holds; records their number and faults. */
async function readPages(url: string, reading: Reading, until: () => boolean): Promise<void> {
  for (let number = 0; !until(); number += 1) {
    const path = ['/', '/fr', '/fr/a-propos', '/blog', '/about.md'][number % 5] ?? '/'
    const answer = await fetch(url + path).catch(() => null)
    const text = (await answer?.text().catch(() => null)) ?? null
    if (!answer || text === null) {
      await sleep(20)
      continue
    }
    reading.read += 1
    const isWhole = path.endsWith('.md') ? text.startsWith('# ') : /<\/html>\s*$/.test(text)
    if (answer.status === 200 && isWhole) continue
    reading.wrong.push(`${path} ${answer.status} ${text.slice(-100)}`)
  }
}

/** Changes a document that all pages show, so that all are rendered again. */
async function changeEverything(killed: number | null): Promise<void> {
  const settings = await contentLake.fetch<string>('*[_type == "siteSettings"][0]._id')
  await contentLake.patch(settings, killed ? {set: {killed}} : {unset: ['killed']}).commit()
}

test('a site killed under load comes back with complete pages and every entry', async () => {
  const running = await startRunning()
  let {site} = running
  let done = false
  const reading: Reading = {read: 0, wrong: []}
  const readers = [1, 2, 3].map(() => readPages(site.url, reading, () => done))
  const sending = sendEntries('site-killed', () => done)
  const readMore = (count: number) => {
    const enough = reading.read + count
    return expect.poll(() => reading.read, {intervals: [10]}).toBeGreaterThan(enough)
  }
  try {
    for (const count of [10, 40, 100, 250]) {
      await readMore(10)
      await changeEverything(count)
      // Kill at a different moment each time, while pages are being rendered and written.
      await readMore(count)
      await site.end('SIGKILL')
      site = await startSite()
      const answers = await Promise.all(['/', '/fr'].map((path) => fetch(site.url + path)))
      expect(answers.map(({status}) => status)).toEqual([200, 200])
    }
    await readMore(250)
  } finally {
    done = true
    await Promise.allSettled([sending, ...readers])
    await site.end('SIGKILL')
    await running.stop()
    await changeEverything(null)
  }
  expect(reading.wrong).toEqual([])
  const stored = await sending
  expect(stored.length).toBeGreaterThan(3)
  expect(await addressesOf('site-killed')).toEqual(expect.arrayContaining(stored))
})

test('a publish just before the site is killed is shown after the restart', async () => {
  const running = await startRunning()
  const description = async () =>
    descriptionIn(await (await fetch(running.site.url + aboutPath)).text())
  try {
    await withAboutPage(async (publish) => {
      await running.contentLake.setFault({kind: 'hangs'})
      running.contentLake.countRequests()
      await publish('Announced once')
      // The request has reached the proxy, which never answers it.
      await expect.poll(() => running.contentLake.countRequests()).toBeGreaterThan(0)
      await running.site.end('SIGKILL')
      await running.contentLake.setFault({kind: 'none'})
      const restarted = await startSite()
      await expect
        .poll(description)
        .toBe('Announced once')
        .finally(() => restarted.end('SIGKILL'))
    })
  } finally {
    await running.stop()
  }
})
