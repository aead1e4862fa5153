import {defineConfig} from '@playwright/test'

import {deadline} from '../machine-speed.ts'

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  // Each worker has a site of its own, and mostly waits for timeouts.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  timeout: deadline(300_000),
  expect: {timeout: deadline(60_000)},
  use: {
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  outputDir: '../../test-results/faults',
  reporter: [['list'], ['json']],
})
