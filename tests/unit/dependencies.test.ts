import {readFileSync} from 'node:fs'

import {describe, expect, it} from 'vitest'

import {
  type Lockfile,
  packagesIn,
  readLockfile,
  refusedLicenses,
  refusedScripts,
} from '../../local/dependencies.ts'
import {expectNone} from './expect-none.ts'

const installed = packagesIn(readLockfile())

const lockfileWith = (entry: Lockfile['packages'][string]) =>
  packagesIn({packages: {'': {}, 'node_modules/a/node_modules/@b/c': entry}})

describe('the packages', () => {
  it('every package has a pinned version and a checksum', () => {
    expect(installed.length).toBeGreaterThan(500)
    const unsealed = installed.filter(({integrity, inBundle}) => !integrity && !inBundle)
    expectNone(
      unsealed.map(({name}) => name),
      'Install these from the registry: package-lock.json has no hash of them',
    )
  })

  it('production packages have approved licenses', () => {
    expectNone(
      refusedLicenses(installed),
      'Replace these packages, or agree to their licenses in local/dependencies.ts',
    )
  })

  it('only approved packages have install scripts', () => {
    expectNone(
      refusedScripts(installed),
      'Read what these packages run at installation, then name them in local/dependencies.ts and in `allowScripts` of package.json',
    )
    const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
    const {allowScripts} = JSON.parse(manifest) as {allowScripts: Record<string, boolean>}
    expect(allowScripts).toEqual({node: true})
  })
})

describe('a package', () => {
  it.each([
    ['MIT', true],
    ['(GPL-3.0 OR MIT)', true],
    ['Apache-2.0 AND MIT', true],
    ['GPL-3.0', false],
    ['MIT AND GPL-3.0', false],
    [undefined, false],
  ])('a package licensed under %s is allowed: %s', (license, may) => {
    expect(refusedLicenses(lockfileWith({license}))).toEqual(
      may ? [] : [`@b/c: ${license ?? 'no license'}`],
    )
    expect(refusedLicenses(lockfileWith({license, dev: true}))).toEqual([])
  })

  it('a package with an unapproved install script is reported', () => {
    expect(refusedScripts(lockfileWith({hasInstallScript: true, dev: true}))).toEqual(['@b/c'])
  })
})
