import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'

import {defineConfig} from 'vitest/config'

import site from '../../vitest.config.ts'

const root = join(import.meta.dirname, '../..')
const room = process.env['MUTATED_ROOM'] ?? ''

/** Unit tests that import the room themselves. Those that reach it through others take seconds for each change. */
const own = globSync('tests/unit/**/*.test.ts', {cwd: root}).filter((file) =>
  readFileSync(join(root, file), 'utf8').includes(`/${room}/`),
)

const among = (files: string[] = own) => own.filter((file) => files.includes(file))

const projects = site.test?.projects?.flatMap((project) => {
  if (typeof project !== 'object' || !('test' in project)) return []
  const {test} = project
  if (test?.name === 'unit') return [{...project, test: {...test, include: own}}]
  if (test?.name !== 'unit-isolated') return []
  return [{...project, test: {...test, include: among(test.include)}}]
})

/** The unit tests of a room, for StrykerJS. */
export default defineConfig({test: {...site.test, ...(projects && {projects})}})
