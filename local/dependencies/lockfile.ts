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
    readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
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
