import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest'

import {testCli} from '../cli.ts'
import {makeStockStudio} from '../stock-studio/stock-studio.ts'
import {install} from './install.ts'
import {others, sites} from './versions.ts'

const version = sites.find(({sanity}) => sanity.startsWith('5.'))?.sanity ?? ''
const folder = mkdtempSync(join(tmpdir(), 'cli-'))
const modules = join(folder, 'node_modules')

/** Builds a Studio with automatic updates; returns what the build says, and what the lake says. */
async function buildWithUpdates(variables: Record<string, string>) {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const studio = await makeStockStudio(modules, {AUTO_UPDATES: 'true', ...variables})
  const built = await studio.sanity('build', '--yes').catch(String)
  const refused = said.mock.calls.flat().join('\n')
  said.mockRestore()
  await studio.remove()
  return {built, refused}
}

describe(`the CLI of Studio ${version}`, () => {
  beforeAll(() => install(folder, {sanity: version, '@sanity/vision': version, ...others}))
  afterAll(() => rmSync(folder, {recursive: true, force: true}))

  testCli(version, modules)

  it('looks for automatic updates past the lake, which otherwise names their host', async () => {
    // Without a network, the build fails, but not because of the lake.
    const {built, refused} = await buildWithUpdates({})
    expect(built).toMatch(/sanity-cdn\.com|Build Sanity Studio/)
    expect(`${built} ${refused}`).not.toMatch(/tunnel|certificate|NO_PROXY/)
    const blocked = await buildWithUpdates({NO_PROXY: '', no_proxy: ''})
    expect(blocked.refused).toContain('Add sanity-cdn.com to NO_PROXY')
  })
})
