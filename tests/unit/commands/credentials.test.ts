import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {expect, onTestFinished, test} from 'vitest'

import {type Credentials, readOrCreateCredentials} from '../../../local/credentials.ts'
import type {Settings} from '../../../local/starter/settings.ts'

test('a data folder from before contributors gets a token for them once, and keeps all else', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'credentials-'))
  onTestFinished(() => rmSync(dataDir, {recursive: true}))
  const ports = {CONTENT_LAKE_PORT: 54330, SUPABASE_PORT: 54321}
  const settings = {dataDir, ports} as unknown as Settings
  const created = readOrCreateCredentials(settings)
  const file = join(dataDir, 'credentials.json')
  const old = JSON.parse(readFileSync(file, 'utf8')) as Credentials
  Reflect.deleteProperty(old.contentLake.tokens, 'contributor')
  writeFileSync(file, JSON.stringify(old))

  const upgraded = readOrCreateCredentials(settings)
  const {contributor, ...tokens} = upgraded.contentLake.tokens
  expect(contributor).toMatch(/^sk\S{32,}$/)
  expect({...upgraded, contentLake: {...upgraded.contentLake, tokens}}).toEqual(old)
  expect(contributor).not.toBe(created.contentLake.tokens.contributor)
  expect(readOrCreateCredentials(settings)).toEqual(upgraded)
})
