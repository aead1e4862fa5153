import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'

import {root, run, type Running, start} from './run.ts'

/** Command line of the Next.js that builds the site. */
export const nextProgram = join(root, 'node_modules/next/dist/bin/next')

/** What Next.js runs with where visitors come, whatever the test runner has set. */
export const production = {NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1'}

/** Next.js notes in this file which build was the last; developers' editors read it. */
const nextTypes = join(root, 'next-env.d.ts')

/** A build's folder of its own. */
export interface BuildFolder {
  /** What `NEXT_DIST_DIR` takes. */
  name: string
  /** Where it is, from the root of the file system. */
  path: string
  /** Leaves the repository as it was before the build. */
  remove: () => void
}

/** The folder for a build, told from others by the site's port, say; make it before the build begins. */
export function buildFolder(distinction: string | number): BuildFolder {
  const name = `.next-test-${distinction}`
  const path = join(root, name)
  const typesBefore = existsSync(nextTypes) ? readFileSync(nextTypes) : null
  const remove = () => {
    rmSync(path, {recursive: true, force: true})
    if (typesBefore) writeFileSync(nextTypes, typesBefore)
    else rmSync(nextTypes, {force: true})
  }
  return {name, path, remove}
}

/** Builds the site for these variables, or what is in another folder. */
export async function build(variables: Record<string, string>, folder = root): Promise<void> {
  const {ended, output} = run([process.execPath, nextProgram, 'build', folder], {
    env: {...variables, ...production},
  })
  if ((await ended) !== 0) throw new Error(`The build failed:\n${output()}`)
}

/** How long a site may take to answer, in milliseconds. */
const timeout = 120_000

/** Serves the build that the variables name; `within` is a command that runs it somewhere else, as on a small disk. */
export function serve(
  port: number,
  variables: Record<string, string>,
  within: readonly string[] = [],
): Promise<Running> {
  const next = [process.execPath, nextProgram, 'start', '-p', String(port), '-H', 'localhost']
  const isReady = async () => {
    const answer = await fetch(`http://localhost:${port}/api/health`).catch(() => null)
    await answer?.body?.cancel()
    return answer?.ok ?? false
  }
  return start([...within, ...next], {env: {...variables, ...production}, isReady, timeout})
}
