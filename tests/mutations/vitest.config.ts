import {globSync, readFileSync} from 'node:fs'
import {basename, join} from 'node:path'

import {defineConfig, type ViteUserConfig} from 'vitest/config'

import contentLake from '../../packages/content-lake/vitest.config.ts'
import site from '../../vitest.config.ts'

const repository = join(import.meta.dirname, '../..')
const room = process.env['MUTATED_ROOM'] ?? ''

/** The test files of a folder whose text passes. */
const filesThat = (folder: string, pattern: string, passes: (text: string) => boolean) =>
  globSync(pattern, {cwd: folder}).filter((file) =>
    passes(readFileSync(join(folder, file), 'utf8')),
  )

const importing = filesThat(repository, 'tests/unit/**/*.test.ts', (text) =>
  text.includes(`/${room}/`),
)

/** The room's own unit tests: those in a folder of its name, else all that import it. More would take hours. */
const inFolder = importing.filter((file) => file.split('/').includes(basename(room)))
const unit = inFolder.length > 0 ? inFolder : importing

/** Tests of the Content Lake in their own process, where changes are made, without the one that asks how long work takes. */
const inProcess = (part: string) =>
  filesThat(
    join(repository, 'packages/content-lake'),
    `tests/{unit,integration/${part}}/**/!(query-limits).test.ts`,
    (text) => !/server-process|child_process/.test(text),
  )

/** The files that run for the room, by project. */
const filesOf: Record<string, (include: string[]) => string[]> = {
  unit: () => unit,
  'unit-isolated': (mocking) => mocking.filter((file) => unit.includes(file)),
  'content-lake': () => inProcess(room.includes('/data/') ? 'data' : 'server'),
}

const config: ViteUserConfig = room.startsWith('packages/content-lake/') ? contentLake : site

const projects = config.test?.projects?.flatMap((project) => {
  if (typeof project !== 'object' || !('test' in project)) return []
  const {test} = project
  if (typeof test?.name !== 'string') return []
  const include = filesOf[test.name]?.(test.include ?? []) ?? []
  return include.length > 0 ? [{...project, test: {...test, include}}] : []
})

/** The tests of a room, for StrykerJS. */
export default defineConfig({...config, test: {...config.test, ...(projects && {projects})}})
