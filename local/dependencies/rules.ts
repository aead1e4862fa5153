import type {Package} from './lockfile.ts'

/** Licences that ask for no more than a notice, or for changes of their own files to stay open. */
const allowed = new Set([
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

/** Packages whose licence the list above does not settle, and why they may be used. */
const settled: Record<string, string> = {
  'md5-o-matic': 'MIT, written in a field of an older form',
}

/** libvips is loaded as a library beside sharp and changed by nobody, which the LGPL allows to anybody. */
const library = /^@img\/sharp-/

/** Whether a licence, or an expression of several, asks for nothing that is not allowed. */
function isAllowed(expression: string): boolean {
  const bare = expression.replace(/[()]/g, '')
  return bare
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence.trim())))
}

/** Packages of the site whose licence nobody has agreed to. */
export function refusedLicences(packages: Package[]): string[] {
  return packages
    .filter(({isProduction, name}) => isProduction && !settled[name] && !library.test(name))
    .filter(({license}) => !isAllowed(license ?? ''))
    .map(({name, license}) => `${name}: ${license ?? 'no licence'}`)
}

/**
 * Packages that run code of their own when they are installed. `node` alone needs to, and is on npm's list in
 * package.json; the others come with what they would build.
 */
const scripted = new Set(['@parcel/watcher', '@swc/core', 'node'])

/** Packages that would run code when they are installed, and that nobody has looked at. */
export function refusedScripts(packages: Package[]): string[] {
  return packages
    .filter(({hasInstallScript, name}) => hasInstallScript && !scripted.has(name))
    .map(({name}) => name)
}
