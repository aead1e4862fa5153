import {readFileSync} from 'node:fs'

interface LockEntry {
  version?: string
  license?: string
  integrity?: string
  inBundle?: boolean
  dev?: boolean
  hasInstallScript?: boolean
}

export interface Lockfile {
  packages: Record<string, LockEntry>
}

/** A package as it is installed; several versions of one are several. */
export interface Package extends Omit<LockEntry, 'dev'> {
  name: string
  /** Reaches those who run or visit the site, and not only those who develop it. */
  isProduction: boolean
}

/** What `package-lock.json` holds. */
export function readLockfile(): Lockfile {
  return JSON.parse(
    readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
  ) as Lockfile
}

/** All packages that may be installed, on any platform. */
export function packagesIn({packages}: Lockfile): Package[] {
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, {version, license, integrity, inBundle, hasInstallScript, dev}]) => ({
      name: path.split('node_modules/').at(-1) ?? path,
      version,
      license,
      integrity,
      inBundle,
      hasInstallScript,
      isProduction: !dev,
    }))
}
