import {defineConfig} from '@playwright/test'

/** Chromium must reach nothing but this machine, not even to look for updates. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
]

const alone = [
  'admin',
  'dashboard-rows',
  'publish',
  'rename',
  'long-text',
  'revalidate',
  'outage',
  'empty-dataset',
].map((name) => `**/${name}.spec.ts`)

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  workers: 2,
  fullyParallel: false,
  // One stack serves all tests: those that change what its pages show, or stop it, have it for themselves.
  projects: [
    {name: 'together', testIgnore: alone},
    {name: 'alone', testMatch: alone, workers: 1, dependencies: ['together']},
  ],
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // Another machine draws the edges of letters and curves otherwise; a part that moved differs by more.
      threshold: 0.3,
      maxDiffPixelRatio: 0.03,
    },
  },
  // One set of pictures for every platform, because every one has the same fonts.
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  updateSnapshots: process.env['UPDATE_SNAPSHOTS'] ? 'all' : 'none',
  outputDir: '../../test-results',
  reporter: [['list'], ['json']],
  use: {
    // Recording costs a third of the time: only when somebody is looking for something.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet,
    },
  },
})
