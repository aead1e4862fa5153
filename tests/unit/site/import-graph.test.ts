import {cruise, type ICruiseResult} from 'dependency-cruiser'
import {expect, it} from 'vitest'

import configuration from '../../../.dependency-cruiser.mjs'
import {locales} from '../../../lib/i18n/locales'
import {expectNone} from '../expect-none'

/** The files that a file loads, itself included; types are loaded by none. */
async function reachOf(file: string): Promise<string[]> {
  const {output} = await cruise([file], configuration.options)
  const {modules} = output as ICruiseResult
  const loadedBy = new Map(
    modules.map(({source, dependencies}) => [
      source,
      dependencies
        .filter(({dependencyTypes}) => !dependencyTypes.includes('type-only'))
        .map(({resolved}) => resolved),
    ]),
  )
  const reached = new Set([file])
  for (const next of reached) for (const path of loadedBy.get(next) ?? []) reached.add(path)
  const packages = modules.filter(
    ({coreModule, source}) => coreModule || source.includes('node_modules/'),
  )
  for (const {source} of packages) reached.delete(source)
  return [...reached]
}

it('the proxy, which runs before every request, loads at most 60 files of the site in two languages', async () => {
  const files = await reachOf('proxy.ts')
  expect(files).toContain('lib/sanity/path-index.ts')
  expectNone(files.length > 58 + locales.length ? files : [], 'Import less, or from a lower room')
})
