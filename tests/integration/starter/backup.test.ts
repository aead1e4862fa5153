import {createHash} from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import {basename, dirname, join} from 'node:path'
import {gunzipSync, gzipSync} from 'node:zlib'

import {packTar, unpackTar} from 'modern-tar'
import sharp from 'sharp'
import {afterEach, describe, expect, it} from 'vitest'

import {backUp} from '../../../local/backup/back-up.ts'
import {restore} from '../../../local/backup/restore.ts'
import type {Credentials} from '../../../local/credentials.ts'
import {UserError} from '../../../local/user-error.ts'
import {nightly} from '../../nightly.ts'
import {readCredentials} from '../../processes/credentials.ts'
import {adminToken, client, clientOf, entry} from '../supabase/service.ts'
import {
  cleanUp,
  credentialsFile,
  folderWithDatabase,
  freePorts,
  mutate,
  query,
  run,
  startServices,
  temporaryBuildFolder,
  temporaryFolder,
  contentLakeOf,
  type Started,
  type Variables,
} from './starter.ts'

afterEach(cleanUp)

async function runToEnd(
  command: 'backup' | 'restore',
  variables: Variables,
  ...args: string[]
): Promise<{code: number; output: string}> {
  // Without this variable, a restore would delete the developer's own build.
  const started = run(command, {NEXT_DIST_DIR: '.next-test-none', ...variables}, {args})
  return {code: await started.ended, output: started.output()}
}

async function stop({child, ended}: Started): Promise<void> {
  child.kill('SIGTERM')
  await ended
}

/** Returns the names in a data folder, except locks. */
const contentsOf = (folder: string) =>
  readdirSync(folder).filter((name) => !/\.lock(-journal)?$/.test(name))

/** Returns the SQLite files below a data folder. */
const databasesIn = (folder: string) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((path) => path.endsWith('.sqlite'))
    .sort()

async function read({contentLake}: Credentials, path: string): Promise<string> {
  const response = await fetch(new URL(path, contentLake.url), {
    headers: {authorization: `Bearer ${contentLake.tokens.administrator}`},
  })
  if (!response.ok) throw new Error(await response.text())
  return Buffer.from(await response.arrayBuffer()).toString('base64')
}

async function uploadPicture({contentLake}: Credentials): Promise<void> {
  const create = {width: 12, height: 8, channels: 3, background: '#abcdef'} as const
  const path = `/v2026-03-01/assets/images/${contentLake.dataset}`
  const response = await fetch(new URL(path, contentLake.url), {
    method: 'POST',
    body: new Uint8Array(await sharp({create}).png().toBuffer()),
    headers: {
      authorization: `Bearer ${contentLake.tokens.editor}`,
      'content-type': 'image/png',
    },
  })
  if (!response.ok) throw new Error(await response.text())
}

/** Returns all data that must survive a restore. */
async function everythingIn(dataDir: string): Promise<Record<string, unknown>> {
  const credentials = readCredentials(dataDir)
  const {url} = credentials.supabase
  const asset = await query(credentials, '*[_type == "sanity.imageAsset"] | order(_id)[0].url')
  const {data, error} = await clientOf(url, await adminToken(url)).rpc('list_waitlist')
  if (error) throw new Error(error.message)
  const dataset = credentials.contentLake.dataset
  return {
    credentials,
    asset: await read(credentials, new URL(String(asset)).pathname),
    content: await read(credentials, `/v2026-03-01/data/export/${dataset}`),
    history: await read(
      credentials,
      `/v2026-03-01/data/history/${dataset}/transactions/page-home-en?excludeContent=true`,
    ),
    rows: data,
  }
}

describe('a backup', () => {
  it('a backup is refused while services run, and restores content, rows and keys', async () => {
    const dataDir = await folderWithDatabase()
    const variables = {...(await freePorts()), DATA_DIR: dataDir}
    const archive = join(temporaryFolder(), 'backup.tar.gz')
    const services = await startServices(variables)
    await mutate(readCredentials(dataDir), [{patch: {id: 'page-home-en', set: {title: 'Edited'}}}])
    await uploadPicture(readCredentials(dataDir))
    const person = entry({name: 'Brannock'})
    await client(readCredentials(dataDir).supabase.url).rpc('add_entry', {entry: person})
    const before = await everythingIn(dataDir)
    expect(before['rows']).toEqual([expect.objectContaining(person)])

    const tooEarly = await runToEnd('backup', variables, archive)
    expect(tooEarly.code).toBe(1)
    expect(tooEarly.output).toContain(`Services are using the data folder ${dataDir}: stop them`)
    expect(readdirSync(dirname(archive))).toEqual([])

    await stop(services)
    await expect(runToEnd('backup', variables, archive)).resolves.toMatchObject({code: 0})
    expect(statSync(archive).mode & 0o777).toBe(0o600)
    expect(readdirSync(dirname(archive))).toEqual(['backup.tar.gz'])

    const restored = {...variables, DATA_DIR: join(temporaryFolder(), 'data')}
    await expect(runToEnd('restore', restored, archive)).resolves.toMatchObject({code: 0})
    expect(databasesIn(restored.DATA_DIR)).toEqual(databasesIn(dataDir))
    await startServices(restored)
    await expect(everythingIn(restored.DATA_DIR)).resolves.toEqual(before)
  })
})

/** Returns a data folder that no service has used yet, which is quick to pack. */
function smallFolder(name = 'small'): string {
  const folder = temporaryFolder()
  const token = (role: string) => `${name}-token-of-the-${role}`.padEnd(32, '-')
  const credentials: Credentials = {
    contentLake: contentLakeOf(`${name}-token`),
    supabase: {
      url: 'http://localhost:54321',
      publishableKey: token('public'),
      secretKey: token('secret'),
    },
    admin: {email: 'admin@site.example', password: 'correct horse'},
  }
  writeFileSync(credentialsFile(folder), JSON.stringify(credentials), {mode: 0o600})
  return folder
}

async function smallArchive(dataDir = smallFolder()): Promise<string> {
  const archive = join(temporaryFolder(), 'small.tar.gz')
  const {code, output} = await runToEnd('backup', {DATA_DIR: dataDir}, archive)
  if (code !== 0) throw new Error(output)
  return archive
}

type Files = Map<string, string>

/** Rewrites an archive with changed files. */
async function rewrite(archive: string, change: (files: Files) => unknown): Promise<void> {
  const entries = await unpackTar(gunzipSync(readFileSync(archive)))
  const files = new Map(
    entries.map(({header, data}) => [header.name, Buffer.from(data ?? []).toString()]),
  )
  change(files)
  const packed = [...files].map(([name, body]) => ({
    header: {name, size: Buffer.byteLength(body), type: 'file' as const},
    body,
  }))
  writeFileSync(archive, gzipSync(await packTar(packed)))
}

const replace = (files: Files, name: string, from: string | RegExp, to: string) =>
  files.set(name, (files.get(name) ?? '').replace(from, to))

const outside = '../outside'

const harms: [string, string, (archive: string) => unknown][] = [
  ['cut off', 'it cannot be read', (file) => truncateSync(file, statSync(file).size - 20)],
  ['no archive', 'it cannot be read', (file) => writeFileSync(file, 'Something else')],
  [
    'with a byte changed',
    'it ',
    (file) => {
      const bytes = readFileSync(file)
      const middle = Math.floor(bytes.length / 2)
      writeFileSync(file, bytes.fill(~(bytes[middle] ?? 0), middle, middle + 1))
    },
  ],
  [
    'with another file than the manifest says',
    'credentials.json does not match',
    (file) => rewrite(file, (files) => replace(files, 'credentials.json', 'correct', 'changed')),
  ],
  [
    'with a file missing',
    'credentials.json is missing',
    (file) => rewrite(file, (files) => files.delete('credentials.json')),
  ],
  [
    'with a file too many',
    'postgres/more is not in its manifest',
    (file) => rewrite(file, (files) => files.set('postgres/more', '')),
  ],
  [
    'with a path that leads out of the folder',
    'it does not begin with a manifest',
    (file) =>
      rewrite(file, (files) => {
        const sha256 = createHash('sha256').update('x').digest('hex')
        const more = JSON.stringify({path: `postgres/../${outside}`, size: 1, sha256})
        replace(files, 'manifest.json', '"files":[', `"files":[${more},`)
        files.set(`postgres/../${outside}`, 'x')
      }),
  ],
  [
    'of another format',
    'The archive has format 999, but this version reads format 1.',
    (file) =>
      rewrite(file, (files) => replace(files, 'manifest.json', '"format":1', '"format":999')),
  ],
]

describe('a restore', () => {
  it('restoring rejects a damaged archive without changes', nightly, async () => {
    const whole = readFileSync(await smallArchive())
    const target = smallFolder('former')
    const before = readFileSync(credentialsFile(target), 'utf8')
    const archive = join(temporaryFolder(), 'harmed.tar.gz')
    for (const [name, said, harm] of harms) {
      writeFileSync(archive, whole)
      await harm(archive)
      const refusal: unknown = await restore(archive, target, {force: true}).catch(
        (error: unknown) => error,
      )
      expect({name, refusal}).toEqual({name, refusal: expect.any(UserError)})
      expect({name, refusal: String(refusal)}).toEqual({
        name,
        refusal: expect.stringContaining(said),
      })
    }
    const {code, output} = await runToEnd('restore', {DATA_DIR: target}, archive, '--force')
    expect(code).toBe(1)
    expect(output).toContain(harms.at(-1)?.[1])
    expect(output).not.toMatch(/^\s+at /m)
    expect(readdirSync(target)).toEqual(['credentials.json'])
    expect(readFileSync(credentialsFile(target), 'utf8')).toBe(before)
    expect(existsSync(join(target, outside))).toBe(false)
  })

  it('restoring rejects a folder with data; --force moves the data aside', nightly, async () => {
    const source = smallFolder()
    const archive = await smallArchive(source)
    const target = smallFolder('former')
    const former = readCredentials(target)
    const refused = await runToEnd('restore', {DATA_DIR: target}, archive)
    expect(refused.code).toBe(1)
    expect(refused.output).toContain(`${target} is not empty (credentials.json).`)
    expect(readCredentials(target)).toEqual(former)

    const build = temporaryBuildFolder()
    mkdirSync(build.path)
    const stamp = join(build.path, 'build-stamp.json')
    writeFileSync(stamp, '{}')
    const variables = {DATA_DIR: target, NEXT_DIST_DIR: build.name}
    const {code, output} = await runToEnd('restore', variables, archive, '--force')
    expect(code).toBe(0)
    const aside = contentsOf(target).find((name) => name.startsWith('before-restore-')) ?? ''
    expect(contentsOf(target)).toEqual([aside, 'credentials.json'])
    expect(output).toContain(`The previous data is in ${join(target, aside)}`)
    expect(readCredentials(join(target, aside))).toEqual(former)
    expect(readCredentials(target)).toEqual(readCredentials(source))
    // The existing build contains content published after the backup.
    expect(existsSync(stamp)).toBe(false)
  })

  it.each([
    ['names no archive', [], 'Usage: npm run restore -- <file> [--force]'],
    [
      'names a file that is not there',
      ['/nowhere/at-all.tar.gz'],
      '/nowhere/at-all.tar.gz does not exist',
    ],
  ])('reports a restore that %s', async (_name, args, said) => {
    const dataDir = join(temporaryFolder(), 'data')
    const {code, output} = await runToEnd('restore', {DATA_DIR: dataDir}, ...args)
    expect(code).toBe(1)
    expect(output).toContain(said)
    expect(existsSync(dataDir)).toBe(false)
  })
})

it('a backup has what services cannot recreate, and only its owner reads what it restores', async () => {
  const dataDir = smallFolder()
  const kept = ['content-lake/assets/a.png', 'content.unfinished', 'postgres/base/1/112']
  const made = [
    'content-lake/image-cache/a.webp',
    'content-lake/assets/b.png.part',
    'postgres/postmaster.pid',
    'postgres-socket/.s.PGSQL.5432',
  ]
  mkdirSync(join(dataDir, 'postgres/pg_notify'), {recursive: true})
  for (const path of [...kept, ...made]) {
    mkdirSync(dirname(join(dataDir, path)), {recursive: true})
    writeFileSync(join(dataDir, path), path)
  }
  const archive = join(temporaryFolder(), 'chosen.tar.gz')
  const [target, moved] = [temporaryFolder(), smallFolder('former')]
  await backUp(dataDir, archive)
  await restore(archive, target, {force: false})
  const found = readdirSync(target, {recursive: true, encoding: 'utf8'}).filter(
    (path) => !path.includes('.lock'),
  )
  const files = found.filter((path) => statSync(join(target, path)).isFile())
  expect(files.sort()).toEqual([...kept, 'credentials.json'].sort())
  expect(found).toContain('postgres/pg_notify')
  expect(found.filter((path) => statSync(join(target, path)).mode & 0o077)).toEqual([])

  // What an earlier restore has moved aside stays where it is.
  const first = await restore(archive, moved, {force: true})
  const second = await restore(archive, moved, {force: true})
  const names = [first, second].map(({aside}) => basename(aside ?? ''))
  expect(contentsOf(moved).filter((name) => name.startsWith('before-'))).toEqual(names)
  expect(statSync(second.aside ?? '').mode & 0o777).toBe(0o700)
})

it('a backup overwrites no file, has a git-ignored name and needs an existing data folder', async () => {
  const archive = await smallArchive()
  const dataDir = smallFolder()
  const empty = join(temporaryFolder(), 'data')
  const attempts: [string, string, string][] = [
    [dataDir, archive, `${archive} already exists`],
    [dataDir, `${archive}.old`, 'must end with .tar.gz'],
    [empty, join(dirname(archive), 'new.tar.gz'), `There is nothing to back up in ${empty}`],
  ]
  const checks = attempts.map(async ([folder, file, said]) => {
    const {code, output} = await runToEnd('backup', {DATA_DIR: folder}, file)
    expect(code).toBe(1)
    expect(output).toContain(said)
  })
  await Promise.all(checks)
  expect(readdirSync(dirname(archive))).toEqual(['small.tar.gz'])
  expect(existsSync(empty)).toBe(false)
})
