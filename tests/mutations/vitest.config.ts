import {defineConfig, type ViteUserConfig} from 'vitest/config'

import contentLake from '../../packages/content-lake/vitest.config.ts'
import site from '../../vitest.config.ts'
import {isOfContentLake, ownTests} from './rooms.ts'

const room = process.env['MUTATED_ROOM'] ?? ''
const own = ownTests(room)

/** The files that run for the room, by project. */
const filesOf: Record<string, (include: string[]) => string[]> = {
  unit: () => own,
  'unit-isolated': (mocking) => mocking.filter((file) => own.includes(file)),
  'content-lake': () => own,
}

const config: ViteUserConfig = isOfContentLake(room) ? contentLake : site

const projects = config.test?.projects?.flatMap((project) => {
  if (typeof project !== 'object' || !('test' in project)) return []
  const {test} = project
  if (typeof test?.name !== 'string') return []
  const include = filesOf[test.name]?.(test.include ?? []) ?? []
  return include.length > 0 ? [{...project, test: {...test, include}}] : []
})

/** The tests of a room, for StrykerJS. */
export default defineConfig({...config, test: {...config.test, ...(projects && {projects})}})
