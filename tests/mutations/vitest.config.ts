import {defineConfig} from 'vitest/config'

import site from '../../vitest.config.ts'

const names = new Set<unknown>(['unit', 'unit-isolated'])

/** Tests of all content and every page: they cover nearly every change, and take seconds for each. */
const wide = [
  'tests/unit/content/**',
  'tests/unit/site/{strangers-text,unfinished-content}.test.ts',
]

const projects = site.test?.projects?.flatMap((project) =>
  typeof project === 'object' && 'test' in project && names.has(project.test?.name)
    ? [{...project, test: {...project.test, exclude: [...(project.test?.exclude ?? []), ...wide]}}]
    : [],
)

/** The site's unit tests, for StrykerJS, which runs those that import a changed file. */
export default defineConfig({test: {...site.test, ...(projects && {projects})}})
