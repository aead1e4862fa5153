import {closeSync, cpSync, openSync, rmSync, writeSync} from 'node:fs'
import {join} from 'node:path'

import {createClient} from '@supabase/supabase-js'

import {readCredentials} from '../../local/credentials.ts'
import {contentClient} from '../../local/starter/seed.ts'
import {descendant} from '../processes/descendant.ts'
import {freePort} from '../processes/ports.ts'
import {root} from '../processes/run.ts'
import {startWithStarter, type Started} from '../processes/starter.ts'
import {aboutPath, contentLake, withAboutPage} from './services.ts'
import {expect, environment, startRunning, startSite, test} from './site.ts'

/** Runs a command with a small temporary file system mounted on a folder, in namespaces that need no privileges. */
const smallDisk = (folder: string, size: string) => [
  'unshare',
  '-rm',
  'sh',
  '-c',
  `mkdir -p "${folder}" && mount -t tmpfs -o size=${size} tmpfs "${folder}" && exec "$@"`,
  'sh',
]

/** Returns a file's path in the data folder inside the services' mount namespace. */
const inside = ({pid, dataDir}: Started, name: string) => join(`/proc/${pid}/root`, dataDir, name)

/** Fills the disk to the last byte. */
function fill(file: string): void {
  const descriptor = openSync(file, 'w')
  try {
    for (let size = 1 << 20; size >= 1; size >>= 4) {
      const part = Buffer.alloc(size, 1)
      try {
        while (writeSync(descriptor, part) === size);
      } catch {
        // Smaller pieces may still fit.
      }
    }
  } finally {
    closeSync(descriptor)
  }
}

function clientsOf(services: Started) {
  const {contentLake: at, supabase} = readCredentials(
    join(`/proc/${services.pid}/root`, services.dataDir),
  )
  const lake = contentClient(at)
  const database = createClient(supabase.url, supabase.secretKey, {auth: {persistSession: false}})
  return {lake, database}
}

type Clients = ReturnType<typeof clientsOf>

/** What the service confirmed as stored. */
interface Stored {
  documents: string[]
  entries: string[]
}

/** Writes a document; a long text needs disk space immediately. */
async function writeDocument({lake}: Clients, stored: Stored): Promise<boolean> {
  const id = `disk-${stored.documents.length}-${Math.random().toString(36).slice(2)}`
  const document = {_id: id, _type: 'disk', text: 'x'.repeat(20_000)}
  const written = await lake.create(document).catch(() => null)
  if (written) stored.documents.push(id)
  return written !== null
}

async function writeEntry({database}: Clients, stored: Stored): Promise<boolean> {
  const email = `disk.${Math.random().toString(36).slice(2)}@visitor.example`
  const row = {name: 'Ada', email, message: 'x'.repeat(900), source: 'waitlist', language: 'en'}
  const {status} = await database.from('waitlist').insert(row)
  if (status === 201) stored.entries.push(email)
  return status === 201
}

async function expectAllThere({lake, database}: Clients, stored: Stored): Promise<void> {
  const documents = await lake.fetch<string[]>('*[_type == "disk"]._id')
  expect(documents).toEqual(expect.arrayContaining(stored.documents))
  const {data} = await database.from('waitlist').select('email').like('email', 'disk.%')
  expect(data?.map(({email}) => String(email))).toEqual(expect.arrayContaining(stored.entries))
}

test('a full disk loses no stored data, and writes work again once there is space', async () => {
  const services = await startWithStarter('services', {
    env: {PORT: String(await freePort())},
    within: smallDisk('$DATA_DIR', '160m'),
  })
  try {
    const clients = clientsOf(services)
    const stored: Stored = {documents: [], entries: []}
    for (let number = 0; number < 10; number += 1) {
      expect(await writeDocument(clients, stored)).toBe(true)
      expect(await writeEntry(clients, stored)).toBe(true)
    }
    fill(inside(services, 'filler'))
    await expect.poll(() => writeDocument(clients, stored)).toBe(false)
    for (let number = 0; number < 10; number += 1) {
      await writeDocument(clients, stored)
      await writeEntry(clients, stored)
      expect(await clients.lake.fetch('count(*[_type == "disk"])')).toBeGreaterThanOrEqual(10)
    }
    rmSync(inside(services, 'filler'))
    await expect.poll(() => writeDocument(clients, stored)).toBe(true)
    await expect.poll(() => writeEntry(clients, stored)).toBe(true)
    await expectAllThere(clients, stored)

    for (const command of ['sanity/main', 'supabase/main']) {
      process.kill(descendant(services.pid, command), 'SIGKILL')
    }
    await expect.poll(() => writeDocument(clients, stored)).toBe(true)
    await expect.poll(() => writeEntry(clients, stored)).toBe(true)
    await expectAllThere(clients, stored)
  } finally {
    await services.stop()
  }
})

/** The absolute path where the page cache stores pages rendered since the build. */
const kept = join(root, environment.variables['NEXT_DIST_DIR'] ?? '', 'server/route-cache')

test('a full disk of the page cache breaks neither pages nor the next start', async () => {
  const running = await startRunning({}, smallDisk(kept, '4m'))
  const disk = join(`/proc/${running.site.pid}/root`, kept)
  const read = async (path: string) => (await fetch(running.site.url + path)).text()
  const shows = (description: string) => expect.poll(() => read(aboutPath)).toContain(description)
  const page = {_type: 'page', language: 'en', title: 'Full', path: 'full', sections: []}
  try {
    await withAboutPage(async (change) => {
      for (const path of ['/', '/fr', '/fr/a-propos']) expect(await read(path)).toContain('</html>')
      fill(join(disk, 'filler'))
      await change('Published on a full disk')
      await shows('Published on a full disk')
      const seo = {title: 'A full disk', description: 'Made on it'}
      await contentLake.createOrReplace({...page, _id: 'disk-page', seo})
      await expect.poll(() => read('/full')).toContain('Made on it')
      expect(running.site.readLog()).toContain('"event":"page-not-stored"')

      rmSync(join(disk, 'filler'))
      await change('Published with room again')
      await shows('Published with room again')
      // The disk disappears with the site, so copy it while the site is paused.
      process.kill(running.site.pid, 'SIGSTOP')
      cpSync(disk, kept, {recursive: true})
      await running.site.end('SIGKILL')
      const restarted = await startSite()
      try {
        await shows('Published with room again')
        for (const path of ['/', '/fr', '/blog']) expect(await read(path)).toMatch(/<\/html>\s*$/)
      } finally {
        await restarted.end('SIGKILL')
      }
    })
  } finally {
    await running.stop()
    await contentLake.delete('disk-page')
  }
})
