import {readFileSync} from 'node:fs'

interface LockEntry {
  version?: string
  license?: string
  integrity?: string
  inBundle?: boolean
  /** Whether only development needs it, not the running site. */
  dev?: boolean
  hasInstallScript?: boolean
  /** A link to a workspace. */
  link?: boolean
}

export interface Lockfile {
  packages: Record<string, LockEntry>
}

/** An installable package; several versions of one package are separate entries. */
export type Package = LockEntry & {name: string}

export function readLockfile(): Lockfile {
  return JSON.parse(
    readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
  ) as Lockfile
}

/** All installable packages, on any platform. */
export function packagesIn({packages}: Lockfile): Package[] {
  return Object.entries(packages)
    .filter(([path, {link}]) => path.includes('node_modules/') && !link)
    .map(([path, entry]) =>
      Object.assign({name: path.split('node_modules/').at(-1) ?? path}, entry),
    )
}

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
