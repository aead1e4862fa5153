import type {Package} from './lockfile.ts'

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

/** Production packages whose license is not approved. */
export function refusedLicenses(packages: Package[]): string[] {
  return packages
    .filter(({dev, name}) => !dev && !approvedPackages[name] && !libvips.test(name))
    .filter(({license}) => !isAllowed(license ?? ''))
    .map(({name, license}) => `${name}: ${license ?? 'no license'}`)
}

/**
 * Packages with install scripts. Only `node` needs its script, which package.json allows; the
 * others would build what they ship prebuilt.
 */
const allowedScripts = new Set(['@parcel/watcher', '@swc/core', 'node'])

/** Packages with install scripts that are not on the list. */
export function refusedScripts(packages: Package[]): string[] {
  return packages
    .filter(({hasInstallScript, name}) => hasInstallScript && !allowedScripts.has(name))
    .map(({name}) => name)
}
