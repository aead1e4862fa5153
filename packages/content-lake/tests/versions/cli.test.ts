import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {afterAll, beforeAll, describe} from 'vitest'

import {testCli} from '../cli.ts'
import {install} from './install.ts'
import {others, sites} from './versions.ts'

const version = sites.find(({sanity}) => sanity.startsWith('5.'))?.sanity ?? ''
const folder = mkdtempSync(join(tmpdir(), 'cli-'))

describe(`the CLI of Studio ${version}`, () => {
  beforeAll(() => install(folder, {sanity: version, '@sanity/vision': version, ...others}))
  afterAll(() => rmSync(folder, {recursive: true, force: true}))
  testCli(version, join(folder, 'node_modules'))
})
