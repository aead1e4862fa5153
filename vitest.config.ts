import {globSync, readFileSync} from 'node:fs'
import {availableParallelism} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'

import {defaultServerConditions} from 'vite'
import {defineConfig} from 'vitest/config'

import {placeholderEnvironment} from './local/starter/placeholder-environment.ts'
import {deadline} from './tests/machine-speed.ts'

/** The export condition of the packages' sources. */
const sources = 'embedded-content-lake/source'

const alias = {
  '@': fileURLToPath(new URL('.', import.meta.url)),
  // Only Next.js's bundler resolves this package; tests replace it.
  'server-only': fileURLToPath(new URL('tests/unit/server-only.ts', import.meta.url)),
  'next-intl/server': fileURLToPath(new URL('tests/unit/next-intl-server.ts', import.meta.url)),
}

interface Suite {
  include?: string[]
  exclude?: string[]
  timeout: number
  globalSetup?: string
  isolate?: boolean
  setupFiles?: string[]
  maxWorkers?: number
  retry?: number
  sequence?: {groupOrder: number}
  env?: Record<string, string>
}

const suite = (name: string, {timeout, globalSetup, ...options}: Suite) => ({
  resolve: {alias, conditions: [sources, ...defaultServerConditions]},
  ssr: {resolve: {conditions: [sources, ...defaultServerConditions]}},
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    env: placeholderEnvironment,
    ...options,
    // Baseline WebAssembly compilation: PGlite's processes are too short-lived for the optimizing compiler to pay off.
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      `--conditions=${sources}`,
      '--liftoff-only',
    ],
    globalSetup: globalSetup ? [globalSetup] : [],
    testTimeout: deadline(timeout),
    hookTimeout: deadline(timeout),
    expect: {poll: {timeout: deadline(10_000)}},
  },
})

const unit = globSync('tests/unit/**/*.test.ts', {cwd: import.meta.dirname})

/**
 * Unit test files that mock modules: each runs in its own process. All others share one module graph, which saves most of
 * the processor time, and must restore what they stub.
 */
const mocking = unit.filter((file) =>
  /\bvi\.(?:mock|resetModules)\b/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
)

const units = [
  suite('unit', {
    timeout: 60_000,
    exclude: mocking,
    isolate: false,
    setupFiles: ['tests/unit/properties.ts'],
  }),
  suite('unit-isolated', {timeout: 60_000, include: mocking}),
]

export default defineConfig({
  test: {
    // The default leaves one core idle, which halves the speed on two.
    maxWorkers: '100%',
    tags: [
      {name: 'nightly', description: 'Runs at night: costly, or of little that changes by day.'},
    ],
    // StrykerJS, which sets this variable, runs unit tests alone.
    projects: process.env['STRYKER_MUTATOR_WORKER']
      ? units
      : [
          ...units,
          suite('integration', {
            timeout: 120_000,
            globalSetup: 'tests/integration/shared-folder.ts',
            isolate: false,
            // At least four workers even on two cores, because these tests mostly wait for services.
            maxWorkers: Math.max(4, availableParallelism()),
            // As in tests/e2e/playwright.config.ts: CI retries once and lists flaky tests; locally a failure is a failure.
            retry: process.env['CI'] ? 1 : 0,
            sequence: {groupOrder: 1},
          }),
          suite('database', {timeout: 60_000}),
          suite('postgres', {timeout: 60_000}),
          suite('deploy', {timeout: 60_000, env: {}}),
          // Starts the whole site with its own services, so placeholder variables must not leak in.
          suite('scale', {timeout: 240_000, env: {}}),
        ],
  },
})
