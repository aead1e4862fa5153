import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'

import {root, run, type Running, start} from './run.ts'

/** Path of the Next.js CLI that builds the site. */
export const nextProgram = join(root, 'node_modules/next/dist/bin/next')

/** Production settings, overriding those of the test runner. */
export const production = {NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1'}

/** Next.js records the latest build in this file, which editors use for types. */
const nextTypes = join(root, 'next-env.d.ts')

/** A separate build folder. */
export interface BuildFolder {
  /** The value for `NEXT_DIST_DIR`. */
  name: string
  /** The absolute path. */
  path: string
  /** Leaves the repository as it was before the build. */
  remove: () => void
}

/** Returns a build's folder, made unique by the site's port, for example; call it before the build begins. */
export function createBuildFolder(distinction: string | number): BuildFolder {
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

/** Builds the site with these variables, or the project in another folder. */
export async function build(variables: Record<string, string>, folder = root): Promise<void> {
  const {ended, output} = run([process.execPath, nextProgram, 'build', folder], {
    env: {...variables, ...production},
  })
  if ((await ended) !== 0) throw new Error(`The build failed:\n${output()}`)
}

/** Milliseconds until a site must answer. */
const timeout = 120_000

/** Serves the build that the variables name; `within` wraps the command, to run it on a small disk, for example. */
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
