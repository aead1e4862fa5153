import {readFileSync} from 'node:fs'

interface LockEntry {
  version?: string
  license?: string
  integrity?: string
  inBundle?: boolean
  dev?: boolean
  hasInstallScript?: boolean
  /** A link to a workspace. */
  link?: boolean
}

export interface Lockfile {
  packages: Record<string, LockEntry>
}

/** An installed package; several versions of one package are separate entries. */
export interface Package extends Omit<LockEntry, 'dev' | 'link'> {
  name: string
  /** Whether the running site uses it, rather than development only. */
  isProduction: boolean
}

export function readLockfile(): Lockfile {
  return JSON.parse(
    readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
  ) as Lockfile
}

/** All installable packages, on any platform. */
export function packagesIn({packages}: Lockfile): Package[] {
  return Object.entries(packages)
    .filter(([path, {link}]) => path.includes('node_modules/') && !link)
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
