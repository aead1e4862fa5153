import {type ChildProcess, execFileSync, spawn, spawnSync} from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'

import {createClient} from '@sanity/client'
import {afterAll, beforeAll, expect, it} from 'vitest'

interface Manifest {
  bin: string
  exports: Record<'.', {types: string; default: string}>
  dependencies: Record<string, string>
}

const root = join(import.meta.dirname, '../../../..')
const folder = mkdtempSync(join(tmpdir(), 'packed-lake-'))
const installed = join(folder, 'node_modules/embedded-content-lake')
let manifest: Manifest
let lake: ChildProcess
let said = ''

/** Installs the packed file as `npm install` would, with only its declared dependencies. */
beforeAll(async () => {
  const options = {cwd: join(root, 'packages/content-lake'), encoding: 'utf8' as const}
  execFileSync('npm', ['pack', '--loglevel=error', '--pack-destination', folder], options)
  mkdirSync(installed, {recursive: true})
  execFileSync('tar', ['-xzf', 'embedded-content-lake-0.1.0.tgz', '-C', installed, '--strip=1'], {
    cwd: folder,
  })
  manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Manifest
  for (const name of Object.keys(manifest.dependencies)) {
    const link = join(folder, 'node_modules', name)
    mkdirSync(dirname(link), {recursive: true})
    symlinkSync(join(root, 'node_modules', name), link)
  }
  lake = spawn(
    process.execPath,
    [join(installed, manifest.bin), '--port', '0', '--datasets', 'a,b'],
    {
      cwd: folder,
    },
  )
  await new Promise<void>((resolve, reject) => {
    lake.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('Tokens')) resolve()
    })
    lake.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
    lake.once('exit', () => reject(new Error(said)))
  })
})

afterAll(() => {
  lake.kill()
  rmSync(folder, {recursive: true, force: true})
})

it('runs in an empty folder, and accepts a document from Sanity’s client', async () => {
  const tokensFile = join(folder, '.content-lake/tokens.json')
  expect(said).toContain(tokensFile)
  expect(statSync(tokensFile).mode & 0o077).toBe(0)
  const {editor} = JSON.parse(readFileSync(tokensFile, 'utf8')) as {editor: string}
  const client = createClient({
    projectId: 'local',
    dataset: 'b',
    apiHost: /http:\S+/.exec(said)?.[0],
    apiVersion: '2025-02-19',
    useProjectHostname: false,
    useCdn: false,
    token: editor,
  })
  await client.create({_id: 'a', _type: 'note', title: 'Written'})
  await expect(client.fetch('*[_type == "note"].title')).resolves.toEqual(['Written'])
  // Too slow for the main thread, so that it is run by a worker, which is a file of its own.
  const transaction = client.transaction()
  for (let index = 0; index < 50; index += 1) transaction.create({_type: 'thing', index})
  await transaction.commit()
  const things = '*[_type == "thing"'
  const slow = `count(${things} && count(${things} && count(${things} && index + ^.index + ^.^.index < 0]) == 0]) == 50])`
  await expect(client.fetch(slow)).resolves.toBe(50)
})

it('has the files that its manifest names', () => {
  const {types, default: main} = manifest.exports['.']
  expect(
    [types, main, manifest.bin, 'README.md', 'LICENSE'].filter((file) => {
      return !existsSync(join(installed, file))
    }),
  ).toEqual([])
})

it('rejects a certificate without its key', () => {
  const {status, stderr} = spawnSync(
    process.execPath,
    [join(installed, manifest.bin), '--port', '0', '--cert', 'cert.pem'],
    {cwd: folder, encoding: 'utf8'},
  )
  expect(status).toBe(1)
  expect(stderr).toContain('--cert and --key go together.')
})
