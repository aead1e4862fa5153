import {fileURLToPath} from 'node:url'

import {defineConfig} from 'vitest/config'

import {placeholderEnvironment} from './local/starter/placeholder-environment.ts'

const alias = {
  '@': fileURLToPath(new URL('.', import.meta.url)),
  // Outside Next.js there is no bundler that could tell server from browser.
  'server-only': fileURLToPath(new URL('tests/unit/server-only.ts', import.meta.url)),
}

const suite = (name: string, timeout: number) => ({
  resolve: {alias},
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    env: placeholderEnvironment,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    testTimeout: timeout,
    hookTimeout: timeout,
  },
})

export default defineConfig({
  test: {
    // One core less is the default, which on two leaves one.
    maxWorkers: '100%',
    projects: [
      suite('unit', 10_000),
      suite('integration', 60_000),
      suite('database', 60_000),
      suite('postgres', 60_000),
    ],
  },
})
