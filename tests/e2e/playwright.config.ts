import {defineConfig} from '@playwright/test'

/** Chromium must reach nothing but this machine, not even to look for updates. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
]

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  // One stack serves all tests, and a Studio, a build and a browser already fill two cores.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: {timeout: 15_000},
  outputDir: '../../test-results',
  reporter: [['list'], ['json']],
  use: {
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet,
    },
  },
})
