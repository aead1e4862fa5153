import {symlinkSync, writeFileSync} from 'node:fs'
import {findPackageJSON} from 'node:module'
import {dirname, join} from 'node:path'

import {makeProject, type Project} from '../project.ts'

/** Sanity's Studio and CLI without our code, in a project of their own, with a Content Lake. */
export interface StockStudio extends Omit<Project, 'start'> {
  /** Starts a CLI command. */
  start: (...command: string[]) => ReturnType<Project['start']>
  /** Runs a CLI command and returns its output; throws with the output when it fails. */
  sanity: (...command: string[]) => Promise<string>
}

/** The folder where `sanity` is installed. */
export const installed = dirname(dirname(findPackageJSON('sanity', import.meta.url) ?? ''))

/** Creates a project as `sanity init` would, with the settings from the package's README. */
export async function makeStockStudio(
  modules = installed,
  variables: Record<string, string> = {},
): Promise<StockStudio> {
  const project = await makeProject(join(import.meta.dirname, 'project'))
  const {folder, lake} = project
  symlinkSync(modules, join(folder, 'node_modules'))
  // The CLI checks that this is declared.
  const dependencies = {sanity: '*', 'styled-components': '^6'}
  writeFileSync(join(folder, 'package.json'), JSON.stringify({private: true, dependencies}))
  const env = {SANITY_STUDIO_API_HOST: lake.url, ...variables}
  const start = (...command: string[]) =>
    project.start(join(modules, '.bin/sanity'), command, {env})
  return {
    ...project,
    start,
    async sanity(...command) {
      const {ended, output} = start(...command)
      if ((await ended) !== 0) throw new Error(`sanity ${command.join(' ')}: ${output()}`)
      return output()
    },
  }
}
