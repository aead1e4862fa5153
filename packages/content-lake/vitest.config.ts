import {availableParallelism, tmpdir} from 'node:os'
import {join} from 'node:path'

import {defineConfig} from 'vitest/config'

import {deadline} from './tests/machine-speed.ts'

const project = (name: string, include: string[], timeout: number) => ({
  test: {
    name,
    include,
    isolate: false,
    // A Studio's build alone takes two cores.
    maxConcurrency: 2,
    testTimeout: deadline(timeout),
    hookTimeout: deadline(timeout),
    expect: {poll: {timeout: deadline(10_000)}},
  },
})

const versions = project('versions', ['tests/versions/**/*.test.ts'], 900_000)

export default defineConfig({
  root: import.meta.dirname,
  test: {
    // Halves the time in which the programs that tests run start.
    env: {NODE_COMPILE_CACHE: join(tmpdir(), 'content-lake-compiled')},
    // More than two cores need: the tests also wait for servers to start and to stop.
    maxWorkers: Math.max(3, availableParallelism()),
    // In CI a flaky test must not block a change.
    retry: process.env['CI'] ? 1 : 0,
    tags: [{name: 'nightly', description: 'Runs at night only.'}],
    projects: [
      project('content-lake', ['tests/{unit,integration}/**/*.test.ts'], 120_000),
      // Slow: Sanity's CLI takes a second for each command, a Studio a minute to build.
      project('stock-studio', ['tests/stock-studio/**/*.test.ts'], 300_000),
      // Installs older and newer versions than the package's own. Astro's preview misses edits on a busy machine.
      {test: {...versions.test, fileParallelism: false}},
    ],
  },
})
