import {createHash} from 'node:crypto'
import {existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'

import {runProcess} from './processes.ts'
import {root} from './settings.ts'
import {StartError} from './start-error.ts'

/** What a build is made from; anything else may change without a new one. */
const sources = [
  'app',
  'components',
  'lib',
  'messages',
  'schemas',
  'studio',
  'next.config.ts',
  'package-lock.json',
  'proxy.ts',
  'sanity.config.ts',
  'tsconfig.json',
]

/** What is known about the build in a folder. */
export interface BuildStamp {
  /** Hash of its sources and environment. */
  hash: string
  /** The newest transaction of the embedded Content Lake when it was begun; 0 for a hosted one. */
  sequence: number
}

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)))
}

/** The public variables, which end up in the build, whoever set them. */
function publicVariables(environment: Record<string, string>): [string, string | undefined][] {
  return Object.entries({...process.env, ...environment})
    .filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
    .sort(([first], [second]) => first.localeCompare(second))
}

/** A hash of everything that the build depends on, but for the content. */
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

/** The stamp of the build in the folder, or null when there is no finished build. */
export function readStamp(distDir: string): BuildStamp | null {
  const file = stampFile(distDir)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuildStamp) : null
}

/** Sees to it that the next start builds again, whatever the build in the folder was made from. */
export function forgetBuild(distDir: string): void {
  rmSync(stampFile(distDir), {force: true})
}

/** Builds the site; throws when the build fails, whose own words are on the terminal by then. */
export async function buildSite(
  distDir: string,
  environment: Record<string, string>,
  stamp: BuildStamp,
): Promise<void> {
  forgetBuild(distDir)
  // Results of earlier fetches survive builds and would bring yesterday's content into this one.
  rmSync(join(root, distDir, 'cache', 'fetch-cache'), {recursive: true, force: true})
  const code = await runProcess({
    name: 'The build',
    file: 'node_modules/next/dist/bin/next',
    args: ['build'],
    env: environment,
    verbose: true,
  })
  if (code !== 0) throw new StartError('The site could not be built; the reason is above.')
  writeFileSync(stampFile(distDir), JSON.stringify(stamp))
}
