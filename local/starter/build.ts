import {createHash} from 'node:crypto'
import {readFileSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'

import {UserError} from '../user-error.ts'
import {runProcess} from './processes.ts'
import {root} from './settings.ts'

/** Inputs of a build; changes of other files need no rebuild. */
const sources = [
  'app',
  'components',
  'lib',
  'messages',
  'schemas',
  'studio',
  'instrumentation.ts',
  'next.config.ts',
  'package-lock.json',
  'proxy.ts',
  'sanity.config.ts',
  'tsconfig.json',
  'tsconfig.next.json',
]

/** Facts about a finished build. */
export interface BuildStamp {
  /** Hash of its sources and environment. */
  hash: string
  /** Newest transaction of the embedded Content Lake when the build began; 0 for a hosted one. */
  sequence: number
}

function filesOf(path: string): string[] {
  const found = statSync(path, {throwIfNoEntry: false})
  // Emacs locks an open file with a link to nothing.
  if (!found) return []
  if (!found.isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)))
}

/** Public variables, which Next.js inlines into the build. */
function publicVariables(environment: Record<string, string>): [string, string | undefined][] {
  return Object.entries({...process.env, ...environment})
    .filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
    .sort(([first], [second]) => first.localeCompare(second))
}

/** Hash of all inputs of a build except the content. */
export function hashSources(environment: Record<string, string>): string {
  const hash = createHash('sha256').update(JSON.stringify(publicVariables(environment)))
  for (const source of sources) {
    for (const file of filesOf(join(root, source))) hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function stampFile(distDir: string): string {
  return join(root, distDir, 'build-stamp.json')
}

/** Stamp of a finished build; null when there is none, or a full disk cut it off. */
export function readStamp(distDir: string): BuildStamp | null {
  try {
    return JSON.parse(readFileSync(stampFile(distDir), 'utf8')) as BuildStamp
  } catch {
    return null
  }
}

/** Builds the site; throws when the build fails, after its output has been printed. */
export async function buildSite(
  distDir: string,
  environment: Record<string, string>,
  stamp: BuildStamp,
): Promise<void> {
  // Without its stamp, an unfinished build is made again.
  rmSync(stampFile(distDir), {force: true})
  // The fetch cache survives builds and would bring back outdated content.
  rmSync(join(root, distDir, 'cache', 'fetch-cache'), {recursive: true, force: true})
  const code = await runProcess({
    name: 'The build',
    file: 'node_modules/next/dist/bin/next',
    args: ['build'],
    env: environment,
    verbose: true,
  })
  if (code !== 0) throw new UserError('The site could not be built. The reason is above.')
  writeFileSync(stampFile(distDir), JSON.stringify(stamp))
}
