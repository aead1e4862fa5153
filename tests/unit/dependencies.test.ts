import {readFileSync} from 'node:fs'
import {join} from 'node:path'

import {expect, it} from 'vitest'

import {root} from '../../local/starter/settings.ts'
import {expectNone} from './expect-none.ts'

interface Package {
  license?: string
  integrity?: string
  inBundle?: boolean
  /** Whether only development needs it, not the running site. */
  dev?: boolean
  hasInstallScript?: boolean
  /** A link to a workspace. */
  link?: boolean
}

const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Package>
}

/** All installable packages, on any platform; several versions of one are separate entries. */
const installed = Object.entries(lockfile.packages)
  .filter(([path, {link}]) => path.includes('node_modules/') && !link)
  .map(([path, entry]) => Object.assign({name: path.split('node_modules/').at(-1) ?? path}, entry))

it('every package has a pinned version and a checksum', () => {
  expect(installed.length).toBeGreaterThan(500)
  const unsealed = installed.filter(({integrity, inBundle}) => !integrity && !inBundle)
  expectNone(
    unsealed.map(({name}) => name),
    'Install these from the registry: package-lock.json has no hash of them',
  )
})

/** Licenses that require only a notice, or openness of their own changed files. */
const allowedLicenses = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Public Domain',
  'Python-2.0',
  'Unlicense',
])

/** Packages whose license is not on the list, and why they may be used. */
const approvedPackages: Record<string, string> = {
  'md5-o-matic': 'MIT, written in a field of an older form',
}

/** libvips is linked dynamically and unmodified, which the LGPL permits. */
const libvips = /^@img\/sharp-/

/** Whether a license expression requires nothing beyond the list. */
function isAllowed(expression: string): boolean {
  const bare = expression.replace(/[()]/g, '')
  return bare
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => allowedLicenses.has(license.trim())))
}

it('packages that run in production have approved licenses', () => {
  expect(['(GPL-3.0 OR MIT)', 'MIT AND GPL-3.0'].map(isAllowed)).toEqual([true, false])
  const refused = installed
    .filter(({dev, name}) => !dev && !approvedPackages[name] && !libvips.test(name))
    .filter(({license}) => !isAllowed(license ?? ''))
  expectNone(
    refused.map(({name, license}) => `${name}: ${license ?? 'no license'}`),
    'Replace these packages, or agree to their licenses here',
  )
})

it('only approved packages have install scripts', () => {
  // Only node's needs to run, so package.json allows no other; these ship prebuilt.
  const approved = new Set(['@parcel/watcher', '@swc/core', 'node'])
  expectNone(
    installed
      .filter(({hasInstallScript, name}) => hasInstallScript && !approved.has(name))
      .map(({name}) => name),
    'Read what these packages run at installation, then name them here and in `allowScripts` of package.json',
  )
  const manifest = readFileSync(join(root, 'package.json'), 'utf8')
  const {allowScripts} = JSON.parse(manifest) as {allowScripts: Record<string, boolean>}
  expect(allowScripts).toEqual({node: true})
})
