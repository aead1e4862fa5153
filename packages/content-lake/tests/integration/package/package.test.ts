import {type ChildProcess, execFileSync, spawn, spawnSync} from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import {findPackageJSON} from 'node:module'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'

import {createClient} from '@sanity/client'
import {afterAll, beforeAll, expect, it} from 'vitest'

import {clientSettings} from '../../../src/fixtures.ts'
import {clients, sites} from '../../versions/versions.ts'

interface Manifest {
  version: string
  bin: string
  exports: Record<string, {types: string; default: string}>
  dependencies: Record<string, string>
}

const folder = mkdtempSync(join(tmpdir(), 'packed-lake-'))
const installed = join(folder, 'node_modules/embedded-content-lake')
/** The packed program is started by its first line, which asks for `node`. */
const env = {...process.env, PATH: `${dirname(process.execPath)}:${process.env['PATH']}`}
let manifest: Manifest
let program = ''
let lake: ChildProcess | undefined
let output = ''
let errors = ''

/** Installs the packed file as `npm install` would, with only its declared dependencies. */
beforeAll(async () => {
  execFileSync('npm', ['pack', '--loglevel=error', '--pack-destination', folder], {
    cwd: join(import.meta.dirname, '../../..'),
  })
  mkdirSync(installed, {recursive: true})
  execFileSync('sh', ['-c', `tar -xzf *.tgz -C ${installed} --strip=1`], {cwd: folder})
  manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Manifest
  for (const name of Object.keys(manifest.dependencies)) {
    const link = join(folder, 'node_modules', name)
    mkdirSync(dirname(link), {recursive: true})
    symlinkSync(dirname(findPackageJSON(name, import.meta.url) ?? ''), link)
  }
  program = join(installed, manifest.bin)
  chmodSync(program, 0o755)
  const started = spawn(program, ['--port', '0', '--datasets', 'a,b'], {cwd: folder, env})
  lake = started
  started.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  await new Promise<void>((resolve, reject) => {
    started.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Tokens')) resolve()
    })
    started.once('exit', () => reject(new Error(errors)))
  })
})

afterAll(() => {
  lake?.kill()
  rmSync(folder, {recursive: true, force: true})
})

it('runs in an empty folder, and accepts a document from Sanity’s client', async () => {
  const tokensFile = join(folder, '.content-lake/tokens.json')
  expect(output).toContain(tokensFile)
  expect(statSync(tokensFile).mode & 0o077).toBe(0)
  const tokens = JSON.parse(readFileSync(tokensFile, 'utf8')) as Record<string, string>
  const [url = ''] = /http:\S+/.exec(output) ?? []
  const options = {projectId: 'local', tokens}
  const client = createClient(clientSettings({url, options}, 'b', 'editor'))
  await client.create({_id: 'a', _type: 'note', title: 'Written'})
  await expect(client.fetch('*[_type == "note"].title')).resolves.toEqual(['Written'])
  expect(errors).toBe('')
})

it('has the files that its manifest names', () => {
  const modules = Object.values(manifest.exports).flatMap(({types, default: main}) => [types, main])
  const files = [...modules, manifest.bin, 'README.md', 'LICENSE', 'CHANGELOG.md', 'docs']
  expect(files.filter((file) => !existsSync(join(installed, file)))).toEqual([])
})

it('has a version, which its changelog explains, and prints it', () => {
  const {stdout, stderr} = spawnSync(program, ['--version'], {env, encoding: 'utf8'})
  expect({stdout, stderr}).toEqual({stdout: `${manifest.version}\n`, stderr: ''})
  const changelog = readFileSync(join(installed, 'CHANGELOG.md'), 'utf8')
  expect(changelog).toContain(`## ${manifest.version} `)
})

it('lists the versions that are tried each night', () => {
  const text = readFileSync(join(installed, 'docs/versions.md'), 'utf8')
  const tried = [...clients, ...sites.flatMap(({sanity, nextSanity}) => [sanity, nextSanity])]
  expect(tried.filter((version) => !text.includes(version))).toEqual([])
})
