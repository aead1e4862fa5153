import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import type {TestProject} from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    sharedFolder: string
  }
}

/** Gives all test files one shared folder, for fixtures that are created once. */
export default async function shareFolder(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'integration-'))
  project.provide('sharedFolder', folder)
  return () => rm(folder, {recursive: true, force: true})
}
