import {execFile} from 'node:child_process'
import {mkdtemp, rm, stat} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {promisify} from 'node:util'

import sharp from 'sharp'
import {afterAll, beforeAll, expect, it} from 'vitest'

import {TOKENS} from '../../lake.ts'
import {trust} from '../../project.ts'
import {ready, type ServerProcess, startProcess, writeTokens} from '../../server-process.ts'

const run = promisify(execFile)
const program = fileURLToPath(new URL('hosted-program.mjs', import.meta.url))
const projectId = 'abc12345'

let dataDir = ''
let server: ServerProcess
let variables: Record<string, string> = {}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'content-lake-trust-'))
  await writeTokens(dataDir)
  variables = trust(dataDir, '--project', projectId)
  const env = {...variables, HTTPS_PROXY: '', https_proxy: '', CONTENT_LAKE_PORT: '0'}
  server = startProcess(dataDir, {env})
  // The test cannot choose the port, which is 54330 otherwise.
  variables['HTTPS_PROXY'] = variables['https_proxy'] = await ready(server)
})
afterAll(async () => {
  server.child.kill('SIGKILL')
  await server.exited
  await rm(dataDir, {recursive: true, force: true})
})

it('lets a program for hosted projects run by environment variables alone', async () => {
  const picture = sharp({create: {width: 10, height: 6, channels: 3, background: 'teal'}})
  const env = {
    ...process.env,
    ...variables,
    SANITY_API_TOKEN: TOKENS.editor,
    PICTURE: (await picture.png().toBuffer()).toString('base64'),
  }
  const {stdout} = await run(process.execPath, [program], {env})
  expect(server.errors()).toContain('Add example.com to NO_PROXY')
  expect(JSON.parse(stdout)).toEqual({
    titles: ['Hosted', 'Hosted'],
    url: expect.stringMatching(/^https:\/\/cdn\.sanity\.io\/images\/abc12345\/production\//),
    type: 'image/png',
    other: 'fetch failed',
  })
})

const modeOf = async (name: string) => (await stat(join(dataDir, 'trust', name))).mode & 0o777

it('keeps its keys from other people, and its authority', async () => {
  await expect(modeOf('ca-key.pem')).resolves.toBe(0o600)
  await expect(modeOf('key.pem')).resolves.toBe(0o600)
  const authority = await stat(variables['NODE_EXTRA_CA_CERTS'] ?? '')
  trust(dataDir)
  const after = await stat(variables['NODE_EXTRA_CA_CERTS'] ?? '')
  expect(after.size).toBe(authority.size)
})
