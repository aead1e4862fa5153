import {defineConfig} from 'vitest/config'

import site from '../../vitest.config.ts'

/** The site's unit tests, for StrykerJS, which runs those that import a changed file. */
const names = new Set<unknown>(['unit', 'unit-isolated'])

export default defineConfig({
  test: {
    ...site.test,
    projects: site.test?.projects?.filter(
      (project) =>
        typeof project === 'object' && 'test' in project && names.has(project.test?.name),
    ),
  },
})
