import {globSync, readFileSync} from 'node:fs'
import {availableParallelism} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'

import {defineConfig} from 'vitest/config'

import {placeholderEnvironment} from './local/starter/placeholder-environment.ts'
import {deadline} from './tests/machine-speed.ts'

const alias = {
  '@': fileURLToPath(new URL('.', import.meta.url)),
  // Outside Next.js there is no bundler that could tell server from browser.
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

const suite = (name: string, {timeout, globalSetup, ...which}: Suite) => ({
  resolve: {alias},
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    env: placeholderEnvironment,
    ...which,
    // PGlite lives too short to be worth compiling well.
    execArgv: ['--disable-warning=ExperimentalWarning', '--liftoff-only'],
    globalSetup: globalSetup ? [globalSetup] : [],
    testTimeout: deadline(timeout),
    hookTimeout: deadline(timeout),
    expect: {poll: {timeout: deadline(10_000)}},
  },
})

const unit = globSync('tests/unit/**/*.test.ts', {cwd: import.meta.dirname})

/**
 * Unit tests that replace modules. Each of these files has a process of its own; all others share what they import, which
 * costs a fraction of the processor time, and put back what they stub.
 */
const replacing = unit.filter((file) =>
  /\bvi\.(?:mock|resetModules)\b/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
)

export default defineConfig({
  test: {
    // One core less is the default, which on two leaves one.
    maxWorkers: '100%',
    projects: [
      suite('unit', {
        timeout: 60_000,
        exclude: replacing,
        isolate: false,
        setupFiles: ['tests/unit/properties.ts'],
      }),
      suite('unit-isolated', {timeout: 60_000, include: replacing}),
      suite('integration', {
        timeout: 120_000,
        globalSetup: 'tests/integration/shared-folder.ts',
        isolate: false,
        // More than two cores need: these wait for services to start and to stop.
        maxWorkers: Math.max(4, availableParallelism()),
        // As in tests/e2e/playwright.config.ts: named at the end where a person reads it later, failed where one looks on.
        retry: process.env['CI'] ? 1 : 0,
        sequence: {groupOrder: 1},
      }),
      suite('database', {timeout: 60_000}),
      suite('postgres', {timeout: 60_000}),
      suite('systemd', {timeout: 60_000}),
      suite('stock-studio', {timeout: 120_000}),
      // It starts the site as it is, on services of its own.
      suite('scale', {timeout: 240_000, env: {}}),
    ],
  },
})
