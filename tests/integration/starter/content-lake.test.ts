import {fork} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {afterAll, beforeAll, expect, test} from 'vitest'

import {readCredentials, writeCredentials} from '../../processes/credentials.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'content-lake-'))

beforeAll(() => writeCredentials(dataDir, {}))
afterAll(() => rmSync(dataDir, {recursive: true}))

test.each([
  [{CONTENT_LAKE_PORT: 'http'}, 'CONTENT_LAKE_PORT'],
  [{CONTENT_LAKE_PORT: '70000'}, 'CONTENT_LAKE_PORT'],
  [{DATA_DIR: '/nowhere'}, 'credentials.json'],
  [{CONTENT_LAKE_SITE_URL: 'http://localhost:1'}, 'CONTENT_LAKE_WEBHOOK_SECRET'],
])('the Content Lake explains %j in one line, without a token', async (wrong, named) => {
  const env = {...process.env, DATA_DIR: dataDir, CONTENT_LAKE_PORT: '0', ...wrong}
  const child = fork('local/sanity/main.ts', {env, silent: true})
  let errors = ''
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number]
  expect(code).toBe(1)
  expect(errors).toMatch(/^.+\n$/)
  expect(errors).toContain(named)
  expect(errors).not.toContain(readCredentials(dataDir).contentLake.tokens.administrator)
})
