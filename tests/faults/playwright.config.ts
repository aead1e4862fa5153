import {defineConfig} from '@playwright/test'

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  // One site on one port, whose services are broken for all of it.
  workers: 1,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: {timeout: 30_000},
  use: {
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  outputDir: '../../test-results/faults',
  reporter: [['list'], ['json']],
})
